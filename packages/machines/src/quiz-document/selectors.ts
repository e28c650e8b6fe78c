import { limits } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Draft, QuizDocument, QuizRef } from './document.ts'
import { sameDetails } from './merge-details.ts'

/** Each takes the store's context: `useSelector(store, ({ context }) => canUndo(context))`. */

export const canUndo = ({ past }: Draft): boolean => past.length > 0
export const canRedo = ({ future }: Draft): boolean => future.length > 0

/** Whether the next undo would take back an edit of this part. */
export const lastStepChanged = ({ document, past }: Draft, part: keyof QuizDocument): boolean =>
  past.length > 0 && past.at(-1)![part] !== document[part]

/** Whether the next redo would bring back an edit of this part. */
export const nextStepChanges = ({ document, future }: Draft, part: keyof QuizDocument): boolean =>
  future.length > 0 && future[0]![part] !== document[part]

export const hasUnsavedQuestions = ({ document, saved }: Draft): boolean =>
  document.questions !== saved.questions

export const hasUnsavedDetails = ({ document, saved }: Draft): boolean =>
  !sameDetails(document.details, saved.details)

/** How calls refer to the quiz, at the revision of its details; null until it is created. */
export const quizRef = ({ quiz, revisions }: Draft): QuizRef | null =>
  quiz && {
    quizId: quiz._id,
    sessionId: quiz.session_id,
    revision: revisions.details ?? quiz.revision,
  }

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
