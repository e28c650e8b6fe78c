/** Whether a key types a mark. Others are shortcuts. */
export const isMarkKey = (key: string): boolean => /^[\d.,]$/.test(key) || key === 'Backspace'

/** The typed mark; undefined if nothing, or only a point, is typed. */
export const markOf = (typed: string): number | undefined => {
  const mark = Number(typed.replace(',', '.'))
  return typed === '' || Number.isNaN(mark) ? undefined : mark
}

/**
 * The content of the mark field after a key. A digit that would exceed the marks of the question begins a new
 * mark: typing 4 after 3 of 5 gives 4, not 34. A mark has at most two decimals.
 */
export const typeMark = (typed: string, key: string, totalMarks: number): string => {
  if (key === 'Backspace') return typed.slice(0, -1)
  if (key === '.' || key === ',') return typed.includes('.') ? typed : `${typed === '' ? '0' : typed}.`
  const next = typed === '0' ? key : `${typed}${key}`
  const mark = markOf(next)
  if (mark !== undefined && mark <= totalMarks) return /\.\d{3}/.test(next) ? typed : next
  return Number(key) <= totalMarks ? key : typed
}

/** Adds half a mark, or removes it if there is one already or no room for one. */
export const toggleHalf = (typed: string, totalMarks: number): string => {
  const mark = markOf(typed) ?? 0
  const toggled = Number.isInteger(mark) ? mark + 0.5 : Math.floor(mark)
  return toggled > totalMarks ? typed : String(toggled)
}
