/**
 * Matches a cell that a spreadsheet would run as a formula (CSV injection). Leading apostrophes match too, so
 * that escaping can be undone exactly.
 */
const formulaStart = /^'*[=+\-@\t\r\0＝＋－＠]/
const escapedFormulaStart = /^'+[=+\-@\t\r\0＝＋－＠]/

/** Escapes a cell so that no spreadsheet runs it as a formula. */
export const escapeFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** The exact inverse of `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  cell.charCodeAt(0) === apostrophe && escapedFormulaStart.test(cell) ? cell.slice(1) : cell
const apostrophe = 39

/** Negative numbers are not formulas: statistics contain them. */
const negativeNumber = /^-\d+(?:\.\d+)?$/
/**
 * Phone numbers neither: 7 to 15 digits (E.164), with single spaces. An apostrophe before them would be part of the
 * number for whoever reads the file but a spreadsheet. With a dash they would be subtracted.
 */
const phoneNumber = /^\+\d(?: ?\d){6,14}$/
const unescapedFormulaStart = /^[=+\-@\t\r\0＝＋－＠]/

/** Whether a spreadsheet would run this unescaped cell as a formula. */
export const isFormula = (cell: string): boolean =>
  unescapedFormulaStart.test(cell) && !negativeNumber.test(cell) && !phoneNumber.test(cell)
