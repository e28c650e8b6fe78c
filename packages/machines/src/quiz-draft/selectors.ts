import { limits } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Draft } from './store.ts'

/*
 * Each takes the store's context: `useSelector(draft, ({ context }) => isDirty(context))`. Those that make a list are
 * cached by the list they read, so that they answer the same object until it changes.
 */

/** Whether something is written that the services do not have. */
export const isDirty = ({ document, saved }: Draft): boolean => document.details !== saved.details || document.questions !== saved.questions

export const questionById = ({ document }: Draft, id: string): DraftQuestion | undefined => document.questions.find((question) => question._id === id)

/** A question's number as students see it, from 1; 0 when it is not there. */
export const questionNo = ({ document }: Draft, id: string): number => document.questions.findIndex((question) => question._id === id) + 1

const idsByList = new WeakMap<readonly DraftQuestion[], readonly string[]>()

export const questionIds = ({ document: { questions } }: Draft): readonly string[] => {
  const known = idsByList.get(questions)
  if (known) return known
  const ids = questions.map((question) => question._id)
  idsByList.set(questions, ids)
  return ids
}

/** For selectors of lists: whether two lists hold the same things in the same order. */
export const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean => a === b || (a.length === b.length && a.every((item, index) => item === b[index]))

export const pageCount = ({ document }: Draft): number => Math.max(1, Math.ceil(document.questions.length / limits.questionsPerPage))

/** The page, from 1, on which the question with a number, from 1, stands. */
export const pageOfQuestion = (no: number): number => Math.ceil(no / limits.questionsPerPage)

/** The questions of a page, from 1. Compare with `sameItems`: the list is new at each call, its questions are not. */
export const questionsOnPage = ({ document }: Draft, page: number): readonly DraftQuestion[] =>
  document.questions.slice((page - 1) * limits.questionsPerPage, page * limits.questionsPerPage)
