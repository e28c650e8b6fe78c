import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Quiz } from '@quizwright/contracts/schemas/quiz.ts'
import type { QuizDetails } from './details.ts'
import type { Draft, PopUp, QuizDocument, SavedDocument } from './document.ts'
import { forgetSteps } from './history.ts'
import type { GeneratedQuestions, ImportedQuestions } from './incoming-questions.ts'
import { mergeDetails } from './merge-details.ts'

type Questions = readonly DraftQuestion[]

/** Puts parts of the document in that are no edits: no undo goes back to what was there before. */
const put = (draft: Draft, parts: Partial<QuizDocument>, saved: Partial<SavedDocument> = {}): Draft =>
  forgetSteps(
    { ...draft, document: { ...draft.document, ...parts }, saved: { ...draft.saved, ...saved } },
    Object.keys(parts) as (keyof QuizDocument)[],
  )

/**
 * The revision of the part that was not saved: the new one, unless it began from another revision than the one
 * that was saved over, or was never read.
 */
const follow = (other: number | null, over: number | null, revision: number): number | null =>
  other !== null && other === over ? revision : other

/** What the services answered. None of it is a step of undo. */
export const serviceEvents = {
  /**
   * The details were read: what the author changed meanwhile is merged with them. `mine` is what a stored
   * draft makes of them.
   */
  detailsRead: (
    draft: Draft,
    event: { details: QuizDetails; mine?: QuizDetails; quiz?: Quiz | null; revision: number },
  ): Draft => {
    const { document, saved, revisions, quiz } = draft
    const merged =
      revisions.details === null
        ? event.details
        : mergeDetails(saved.details, document.details, event.details)
    return {
      ...put(draft, { details: event.mine ?? merged }, { details: event.details }),
      quiz: event.quiz ?? quiz,
      revisions: { ...revisions, details: event.revision },
    }
  },

  /** The questions were read for the first time. `questions` differ from `saved` where a stored draft changed them. */
  questionsRead: (
    draft: Draft,
    { questions, saved, revision }: { questions: Questions; saved: Questions; revision: number },
  ): Draft => ({
    ...put(draft, { questions }, { questions: saved }),
    revisions: { ...draft.revisions, questions: revision },
  }),

  /** Steps of undo and redo that a stored draft had: lists of questions, in the order of `past` and `future`. */
  historyRead: (
    draft: Draft,
    { past, future }: { past: readonly Questions[]; future: readonly Questions[] },
  ): Draft | undefined => {
    if (draft.past.length > 0 || draft.future.length > 0) return undefined
    const documentWith = (questions: Questions) => ({ ...draft.document, questions })
    return { ...draft, past: past.map(documentWith), future: future.map(documentWith), run: undefined }
  },

  /** The questions were merged with those of another revision, which later saves begin from. */
  questionsRebased: (draft: Draft, { saved, revision }: { saved: Questions; revision: number }): Draft => ({
    ...draft,
    saved: { ...draft.saved, questions: saved },
    revisions: { ...draft.revisions, questions: revision },
  }),

  /** A file was read, or is about to be: what was read of another one is gone. */
  importReceived: (draft: Draft, { imported }: { imported: ImportedQuestions | null }): Draft | undefined =>
    draft.document.imported === imported ? undefined : put(draft, { imported }),

  generationReceived: (draft: Draft, { generated }: { generated: GeneratedQuestions }): Draft =>
    put(draft, { generated }),

  /** The services describe the quiz again, such as that it is published. */
  quizDescribed: (draft: Draft, { changes }: { changes: Partial<Quiz> }): Draft | undefined =>
    draft.quiz ? { ...draft, quiz: { ...draft.quiz, ...changes } } : undefined,

  /** Further work is done on a new version of the quiz. Its questions have other ids and are not read yet. */
  versionCreated: (draft: Draft, { quiz }: { quiz: Quiz }): Draft => ({
    ...put(draft, { questions: [] }, { questions: [] }),
    quiz,
    revisions: { details: quiz.revision, questions: null },
  }),

  /** The services have these details, saved over the revision `over`. */
  detailsSaved: (
    draft: Draft,
    { details, quiz, over }: { details: QuizDetails; quiz: Quiz; over: number | null },
  ): Draft => ({
    ...draft,
    quiz,
    saved: { ...draft.saved, details },
    revisions: { details: quiz.revision, questions: follow(draft.revisions.questions, over, quiz.revision) },
  }),

  /**
   * The title was changed outside the details form, over the revision `over`. A title that its author is
   * typing in the form stays.
   */
  quizRenamed: (draft: Draft, { quiz, over }: { quiz: Quiz; over: number }): Draft => {
    const { document, saved, revisions } = draft
    const renamed = (details: QuizDetails) => ({ ...details, name: quiz.name })
    const isTyped = document.details.name !== saved.details.name
    return {
      ...put(
        draft,
        { details: isTyped ? document.details : renamed(document.details) },
        { details: renamed(saved.details) },
      ),
      quiz,
      revisions: {
        details: follow(revisions.details, over, quiz.revision),
        questions: follow(revisions.questions, over, quiz.revision),
      },
    }
  },

  /** The services have the session that these details describe. */
  sessionSaved: (draft: Draft, { details }: { details: QuizDetails }): Draft => ({
    ...draft,
    saved: { ...draft.saved, details },
  }),

  /**
   * The services have these questions, saved over the revision `over`. A save takes its questions when it
   * begins, so edits made meanwhile stay unsaved.
   */
  questionsSaved: (
    draft: Draft,
    { questions, revision, over }: { questions: Questions; revision: number; over: number | null },
  ): Draft => ({
    ...draft,
    saved: { ...draft.saved, questions },
    revisions: { questions: revision, details: follow(draft.revisions.details, over, revision) },
  }),

  popUpSaved: (draft: Draft, { popUp }: { popUp: PopUp | null }): Draft => ({
    ...draft,
    saved: { ...draft.saved, popUp },
  }),
}
