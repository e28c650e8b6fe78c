/**
 * The start of a cell that a spreadsheet would run as a formula (CSV injection), also after apostrophes, so
 * that escaping can be undone exactly.
 */
const formulaStart = /^'*[=+\-@\t\r\0＝＋－＠]/
const escapedFormulaStart = /^'+[=+\-@\t\r\0＝＋－＠]/

/** Escapes a cell so that no spreadsheet runs it as a formula. */
export const escapeFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** The inverse of `escapeFormula`, for every text. */
export const unescapeFormula = (cell: string): string =>
  cell.charCodeAt(0) === apostrophe && escapedFormulaStart.test(cell) ? cell.slice(1) : cell
const apostrophe = 39

/** A number below zero is none: statistics have those. One with a plus is a telephone number, which would lose it. */
const negativeNumber = /^-\d+(?:\.\d+)?$/
const unescapedFormulaStart = /^[=+\-@\t\r\0＝＋－＠]/

/** Whether a spreadsheet would run a cell, as it is written, as a formula. */
export const isFormula = (cell: string): boolean =>
  unescapedFormulaStart.test(cell) && !negativeNumber.test(cell)
