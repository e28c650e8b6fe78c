/**
 * Formats a number with the separators of the reader's locale. A whole number below 1,000 has none: the first
 * `toLocaleString` of a page makes a formatter, which takes more than 100 ms on a slow phone.
 */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1_000 ? String(value) : value.toLocaleString()
