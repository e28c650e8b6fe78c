import { kindOf } from './kind-of.ts'
import type { Answer, Asked } from './question-kind.ts'

export type Mark = { isCorrect: boolean; obtainedMarks: number }

/** An answer counts as correct from this share of the marks. Moodle has the same limit. */
const correctFrom = 0.999_999

/** Rounds marks to two decimals, half away from 0. Products such as 28.499999999999996 count as 28.5. */
export const roundMarks = (marks: number): number =>
  (Math.sign(marks) * Math.round(Number((Math.abs(marks) * 100).toFixed(6)))) / 100

/** Returns the marks of a share, and whether it counts as correct. */
export const markOfShare = (share: number, totalMarks: number): Mark => ({
  isCorrect: share >= correctFrom,
  obtainedMarks: share >= correctFrom ? totalMarks : roundMarks(share * totalMarks),
})

/** Returns the share of the marks of an answer that is neither right nor wrong; nothing for all others. */
export const creditOf = ({ isCorrect, obtainedMarks }: Mark, totalMarks: number): { credit?: number } =>
  isCorrect || obtainedMarks <= 0 || totalMarks <= 0 ? {} : { credit: obtainedMarks / totalMarks }

export const markAnswer = (asked: Asked, answer: Answer, totalMarks: number): Mark =>
  markOfShare(kindOf(asked).mark(asked, answer), totalMarks)
