import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import type { PopUp } from '@quizwright/machines/quiz-document/document.ts'
import type {
  GeneratedQuestions,
  ImportedQuestions,
} from '@quizwright/machines/quiz-document/incoming-questions.ts'
import type { Change } from './changes.ts'
import type { StoredHistory } from './history/stored-history.ts'

/** A save that was under way: with its id the rest of it can be sent after a reload. */
export type StoredSave = {
  saveId: string
  isPublished: boolean
  /** More was edited since it began. */
  isEdited: boolean
}

/** What is stored of a draft beside its questions. */
export type StoredDraft = {
  draftId: string
  uid: string
  /** Empty until the quiz is created. */
  quizId: string
  quizName: string
  /** The revision that its questions began from. */
  revision: number
  /** How many questions are not saved. */
  questions: number
  /** In milliseconds since 1970. */
  changedAt: number
  save: StoredSave | null
  /** The details that are not saved, with those that they began from. */
  details: { saved: QuizDetails; mine: QuizDetails } | null
  popUp: PopUp | null
}

/** What is stored of a draft's questions: those that are not saved, and their order where it changed. */
export type StoredQuestions = { changes: readonly Change[]; order: readonly string[] | null }
/** The same of the questions of a file, which were changed since they came. */
export type StoredRepairs = StoredQuestions

/** The lists of a stored draft. Only what is not added to the quiz yet is stored of incoming questions. */
export type StoredParts = StoredQuestions & {
  imported: ImportedQuestions | null
  generated: GeneratedQuestions | null
  /** What undo and redo of the questions lead to. */
  history: StoredHistory | null
}
