import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import type { QuizDetails } from './details.ts'
import type { GeneratedQuestions, ImportedQuestions } from './incoming-questions.ts'

/** The time at which a pop quiz appears in a video, in seconds. It belongs to this video only. */
export type PopUp = { readonly videoId: string; readonly time: number }

/**
 * The one document that an author works on. Questions are in the order in which students see them: the number
 * of a question is its index plus 1. `imported` and `generated` hold questions that can be added to the quiz.
 */
export type QuizDocument = {
  readonly details: QuizDetails
  readonly questions: readonly DraftQuestion[]
  readonly imported: ImportedQuestions | null
  readonly generated: GeneratedQuestions | null
  readonly popUp: PopUp | null
}

/** The parts that the services store. */
export type SavedDocument = Pick<QuizDocument, 'details' | 'questions' | 'popUp'>

/**
 * The revision of the quiz at which each part was last read or saved; null until it is read. Each part is
 * saved against its own revision, so that saving one part cannot overwrite a change made elsewhere to the
 * other.
 */
export type Revisions = { readonly details: number | null; readonly questions: number | null }

/** A stored quiz as calls and machines refer to it. */
export type QuizRef = {
  readonly quizId: string
  readonly sessionId: string | null
  readonly revision: number
}

/** A document with its undo history and the last state known to be stored. */
export type Draft = {
  readonly document: QuizDocument
  readonly saved: SavedDocument
  /** The quiz as the services last described it; null until it is created. */
  readonly quiz: Quiz | null
  readonly revisions: Revisions
  /**
   * `past` holds the documents to undo to, the nearest last; `future` those to redo to, the nearest first.
   */
  readonly past: readonly QuizDocument[]
  readonly future: readonly QuizDocument[]
  /** The name of the current run of edits, such as typing in one field. The next edit may continue it. */
  readonly run: string | undefined
}
