import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'

/**
 * Whether a key types a mark. Others are shortcuts. Signs are included, so that "-5" or "1/2" stands there with what
 * is wrong with it, instead of 5 or 12.
 */
export const isMarkKey = (key: string): boolean => /^[\d.,+\-/%]$/.test(key) || key === 'Backspace'

/** With more characters than this, a mark is unreadable anyway. */
const maxLength = 12

const markPattern = /^(?:\d+[.,]?\d{0,2}|[.,]\d{1,2})$/

/** The typed mark; undefined if nothing is typed or it is no mark. */
export const readTypedMark = (typed: string): number | undefined =>
  markPattern.test(typed) ? Number(typed.replace(',', '.')) : undefined

/** What is wrong with the typed mark, in words; undefined if nothing is, or if nothing is typed. */
export const problemOfMark = (typed: string, totalMarks: number): string | undefined => {
  if (typed === '') return undefined
  const mark = readTypedMark(typed)
  if (mark === undefined)
    return /^\d*[.,]\d{3,}$/.test(typed) ? say('At most two decimals') : say('Type a number, such as 2.5')
  return mark > totalMarks ? say('At most {most}', { most: totalMarks }) : undefined
}

/** What is typed so far, with the decimal sign of the page's language, whichever was typed or came from a button. */
export const shownWhileTyped = (typed: string): string =>
  typed.replace(/[.,]/, formatNumber(0.5).replaceAll(/\d/g, ''))

/**
 * The content of the mark field after a key. What was typed stands, even if it is no mark of this question, because
 * a key that is ignored would leave another mark than the one that was meant.
 */
export const typeMark = (typed: string, key: string): string => {
  if (key === 'Backspace') return typed.slice(0, -1)
  return `${typed === '0' && /\d/.test(key) ? '' : typed}${key}`.slice(0, maxLength)
}

/** Adds half a mark, or removes it if there is one already or no room for one. What is no mark stays. */
export const toggleHalf = (typed: string, totalMarks: number): string => {
  if (problemOfMark(typed, totalMarks) !== undefined) return typed
  const mark = readTypedMark(typed) ?? 0
  const toggled = Number.isInteger(mark) ? mark + 0.5 : Math.floor(mark)
  return toggled > totalMarks ? typed : String(toggled)
}
