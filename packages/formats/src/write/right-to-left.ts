/** Hebrew, Arabic and others that are written from right to left. */
const rightToLeft = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/** Whether a text is written from right to left, by its first letter behind the label that it may have. */
export const isRightToLeft = (text: string): boolean =>
  rightToLeft.test(text.replace(/^\s*(?:\d+\.|[A-H]\))\s*/, ''))
