/** Hebrew, Arabic and other scripts that run from right to left. */
const rightToLeft = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/** Whether a text runs from right to left, judged by its first letter after an optional label. */
export const isRightToLeft = (text: string): boolean =>
  rightToLeft.test(text.replace(/^\s*(?:\d+\.|[A-H]\))\s*/, ''))

/** What stands between boxes: from right to left, its marks keep each box before its letter. */
export const betweenBoxes = (blanks: string, isOnRight: boolean): string =>
  isOnRight ? `\u200f${blanks}\u200f` : blanks
