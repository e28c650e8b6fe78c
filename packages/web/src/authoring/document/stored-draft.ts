import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import type { PopUp } from '@quizwright/machines/quiz-document/document.ts'
import type {
  GeneratedQuestions,
  ImportedQuestions,
} from '@quizwright/machines/quiz-document/incoming-questions.ts'
import type { Change } from './changes.ts'
import type { StoredHistory } from './history/stored-history.ts'

/** A save in progress. Its id allows sending the rest after a reload. */
export type StoredSave = {
  saveId: string
  isPublished: boolean
  /** Whether the author edited more after the save began. */
  isEdited: boolean
}

/** Everything stored of a draft except its questions. */
export type StoredDraft = {
  draftId: string
  uid: string
  /** Empty until the quiz is created. */
  quizId: string
  quizName: string
  /** The quiz as it was known, for a copy once its author may not edit it any more. Older rows have none. */
  quiz?: Quiz | null
  /** The revision that the questions began from. */
  revision: number
  /** The number of unsaved questions. */
  questions: number
  /** In milliseconds since 1970. */
  changedAt: number
  save: StoredSave | null
  /** The unsaved details, and those that they began from. */
  details: { saved: QuizDetails; mine: QuizDetails } | null
  popUp: PopUp | null
}

/** The unsaved changes of a draft's questions, and their order if it changed. */
export type StoredQuestions = { changes: readonly Change[]; order: readonly string[] | null }
/** The repairs of imported questions, in the same form. */
export type StoredRepairs = StoredQuestions

/**
 * The lists of a stored draft. Imported and generated questions are stored only until they are added to the
 * quiz.
 */
export type StoredParts = StoredQuestions & {
  imported: ImportedQuestions | null
  generated: GeneratedQuestions | null
  /** The undo and redo steps of the questions. */
  history: StoredHistory | null
}
