// Tells apart the characters that turn, hide or overload what is shown: bidirectional controls, invisible characters
// and code points that are no character. Beside them the ones that invisible characters rightly belong to.
#include "text_characters.h"

static bool in_ranges(uint32_t code_point, const cls_character_range *ranges, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (code_point >= ranges[i].first && code_point <= ranges[i].last) return true;
  return false;
}

bool cls_is_bidi_control(uint32_t code_point) {
  static const cls_character_range ranges[] = {
    {0x061C, 0x061C}, {0x200E, 0x200F}, {0x202A, 0x202E}, {0x2066, 0x2069}};
  return in_ranges(code_point, ranges, sizeof ranges / sizeof *ranges);
}

bool cls_is_control(uint32_t code_point) {
  return code_point < 0x20 || (code_point >= 0x7F && code_point <= 0x9F);
}

bool cls_is_invisible(uint32_t code_point) {
  static const cls_character_range ranges[] = {
    {0x00AD, 0x00AD}, {0x034F, 0x034F}, {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x200B, 0x200D},
    {0x2060, 0x2065}, {0x206A, 0x206F}, {0x3164, 0x3164}, {0xFDD0, 0xFDEF}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A},
    {0xE0000, 0xE0FFF},
  };
  return (code_point & 0xFFFE) == 0xFFFE || in_ranges(code_point, ranges, sizeof ranges / sizeof *ranges);
}

bool cls_is_picture(uint32_t code_point) {
  static const cls_character_range ranges[] = {
    {0xA9, 0xA9},     {0xAE, 0xAE},     {0x203C, 0x203C}, {0x2049, 0x2049},   {0x2100, 0x2BFF}, {0x3030, 0x3030},
    {0x303D, 0x303D}, {0x3297, 0x3297}, {0x3299, 0x3299}, {0x1F000, 0x1FAFF},
  };
  return in_ranges(code_point, ranges, sizeof ranges / sizeof *ranges);
}

bool cls_is_ideograph(uint32_t code_point) {
  static const cls_character_range ranges[] = {{0x3400, 0x9FFF}, {0xF900, 0xFAFF}, {0x20000, 0x3FFFD}};
  return in_ranges(code_point, ranges, sizeof ranges / sizeof *ranges);
}

bool cls_is_of_joining_script(uint32_t code_point) {
  // Arabic, Syriac, N'Ko and Mandaic; the scripts of India and Sri Lanka; Myanmar, Khmer and Mongolian.
  static const cls_character_range ranges[] = {
    {0x0620, 0x08FF}, {0x0900, 0x0DFF}, {0x1000, 0x109F}, {0x1780, 0x18AF}};
  return in_ranges(code_point, ranges, sizeof ranges / sizeof *ranges) && !cls_is_invisible(code_point);
}
