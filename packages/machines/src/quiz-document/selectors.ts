import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Draft, QuizDocument, QuizRef } from './document.ts'
import { sameDetails } from './merge-details.ts'

/** Each takes the context of the store: `useSelector(store, ({ context }) => canUndo(context))`. */

export const canUndo = ({ past }: Draft): boolean => past.length > 0
export const canRedo = ({ future }: Draft): boolean => future.length > 0

/** Whether the next undo takes back an edit of this part. */
export const lastStepChanged = ({ document, past }: Draft, part: keyof QuizDocument): boolean =>
  past.length > 0 && lastOf(past)[part] !== document[part]

/** Whether the next redo repeats an edit of this part. */
export const nextStepChanges = ({ document, future }: Draft, part: keyof QuizDocument): boolean =>
  future.length > 0 && elementAt(future, 0)[part] !== document[part]

export const hasUnsavedQuestions = ({ document, saved }: Draft): boolean =>
  !sameItems(document.questions, saved.questions)

export const hasUnsavedDetails = ({ document, saved }: Draft): boolean =>
  !sameDetails(document.details, saved.details)

/** How calls refer to the quiz, with the revision of its details. Null until the quiz is created. */
export const quizRef = ({ quiz, revisions }: Draft): QuizRef | null =>
  quiz && {
    quizId: quiz._id,
    sessionId: quiz.session_id,
    revision: revisions.details ?? quiz.revision,
  }

/** Whether two lists hold the same items in the same order. For selectors that return lists. */
export const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]))

/** The page of a question. Pages and question numbers count from 1. */
export const pageOfQuestion = (no: number): number => Math.ceil(no / limits.questionsPerPage)

/**
 * The questions of a page; pages count from 1. The list is new at each call but its questions are not, so
 * compare it with `sameItems`.
 */
export const questionsOnPage = ({ document }: Draft, page: number): readonly DraftQuestion[] =>
  document.questions.slice((page - 1) * limits.questionsPerPage, page * limits.questionsPerPage)
