import { limits } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Draft } from './document.ts'

/** Each takes the store's context: `useSelector(draft, ({ context }) => isDirty(context))`. */

/** Whether something is written that the services do not have. */
export const isDirty = ({ document, saved }: Draft): boolean =>
  document.details !== saved.details || document.questions !== saved.questions

/** For selectors of lists: whether two lists hold the same things in the same order. */
export const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]))

/** The page, from 1, on which the question with a number, from 1, stands. */
export const pageOfQuestion = (no: number): number => Math.ceil(no / limits.questionsPerPage)

/**
 * The questions of a page, from 1. Compare with `sameItems`: the list is new at each call, its questions are
 * not.
 */
export const questionsOnPage = ({ document }: Draft, page: number): readonly DraftQuestion[] =>
  document.questions.slice((page - 1) * limits.questionsPerPage, page * limits.questionsPerPage)
