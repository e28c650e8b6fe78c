/**
 * The typed mark, with a decimal point or comma. Undefined if there is none, NaN if it is no mark: `Number` alone
 * would read 1e1 and 0x5.
 */
export const readMark = (typed: string): number | undefined => {
  const mark = typed.trim().replace(',', '.')
  if (mark === '') return undefined
  return /^(?:\d+\.?\d*|\.\d+)$/.test(mark) ? Number(mark) : Number.NaN
}
