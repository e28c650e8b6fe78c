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

/**
 * Negative numbers are not formulas: statistics contain them. Numbers with a plus are escaped, because they
 * are phone numbers and a spreadsheet would drop the plus.
 */
const negativeNumber = /^-\d+(?:\.\d+)?$/
const unescapedFormulaStart = /^[=+\-@\t\r\0＝＋－＠]/

/** Whether a spreadsheet would run this unescaped cell as a formula. */
export const isFormula = (cell: string): boolean =>
  unescapedFormulaStart.test(cell) && !negativeNumber.test(cell)
