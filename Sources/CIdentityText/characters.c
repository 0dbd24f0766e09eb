#include "characters.h"

#include "CIdentityText.h"

static bool is_continuation(unsigned char byte) { return (byte & 0xC0) == 0x80; }

int32_t cit_next_character(const char *text, size_t length, size_t *position) {
  const unsigned char *at = (const unsigned char *)text + *position;
  size_t left = length - *position;
  unsigned char first = at[0];
  size_t count = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
  if (count == 0 || count > left) return -1;
  for (size_t i = 1; i < count; i++) {
    if (!is_continuation(at[i])) return -1;
  }
  int32_t character = first;
  if (count == 2) character = (first & 0x1F) << 6 | (at[1] & 0x3F);
  if (count == 3) character = (first & 0x0F) << 12 | (at[1] & 0x3F) << 6 | (at[2] & 0x3F);
  if (count == 4) character = (first & 0x07) << 18 | (at[1] & 0x3F) << 12 | (at[2] & 0x3F) << 6 | (at[3] & 0x3F);
  // Overlong forms, surrogates and what lies beyond Unicode.
  if (count == 3 && (character < 0x800 || (character >= 0xD800 && character <= 0xDFFF))) return -1;
  if (count == 4 && (character < 0x10000 || character > 0x10FFFF)) return -1;
  *position += count;
  return character;
}

struct range {
  uint32_t first, last;
};

// Characters that leave no ink or change the order of their neighbours (general category Cf, default-ignorable, the
// blanks that are letters by category), noncharacters, and the marks that stand for something lost.
static const struct range invisible[] = {
    {0x00AD, 0x00AD},   {0x034F, 0x034F},   {0x0600, 0x0605},   {0x061C, 0x061C},   {0x06DD, 0x06DD},
    {0x070F, 0x070F},   {0x0890, 0x0891},   {0x08E2, 0x08E2},   {0x115F, 0x1160},   {0x17B4, 0x17B5},
    {0x180B, 0x180F},   {0x200B, 0x200F},   {0x202A, 0x202E},   {0x2060, 0x206F},   {0x2800, 0x2800},
    {0x3164, 0x3164},   {0xFDD0, 0xFDEF},   {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},
    {0xFFF0, 0xFFFD},   {0x110BD, 0x110BD}, {0x110CD, 0x110CD}, {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3},
    {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
};

static bool is_invisible(uint32_t character) {
  if ((character & 0xFFFE) == 0xFFFE) return true;
  for (size_t i = 0; i < sizeof invisible / sizeof *invisible; i++) {
    if (character < invisible[i].first) return false;
    if (character <= invisible[i].last) return true;
  }
  return false;
}

enum character_class cit_character_class(uint32_t character) {
  switch (character) {
    case ' ':
    case '\t':
    case '\n':
    case '\v':
    case '\f':
    case '\r':
    case 0x85:
    case 0xA0:
    case 0x1680:
    case 0x2028:
    case 0x2029:
    case 0x202F:
    case 0x205F:
    case 0x3000: return character_white_space;
    case 0x200C:
    case 0x200D: return character_joiner;
    default: break;
  }
  if (character < 0x20 || (character >= 0x7F && character < 0xA0)) return character_control;
  if (character < 0xA0) return character_plain;
  if (character >= 0x2000 && character <= 0x200A) return character_white_space;
  return is_invisible(character) ? character_invisible : character_plain;
}

int cit_character_fault(int32_t character) {
  if (character < 0) return cit_not_utf8;
  switch (cit_character_class((uint32_t)character)) {
    case character_white_space: return cit_white_space;
    case character_control: return cit_control_character;
    case character_invisible: return cit_invisible_character;
    case character_joiner:
    case character_plain: break;
  }
  return cit_ok;
}
