import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import type { QuizDetails } from './details.ts'
import type { Draft, PopUp, QuizDocument, SavedDocument } from './document.ts'
import { forgetSteps } from './history.ts'
import type { GeneratedQuestions, ImportedQuestions } from './incoming-questions.ts'
import { mergeDetails } from './merge-details.ts'

type Questions = readonly DraftQuestion[]

/** Replaces parts of the document without an undo step. */
const put = (draft: Draft, parts: Partial<QuizDocument>, saved: Partial<SavedDocument> = {}): Draft =>
  forgetSteps(
    { ...draft, document: { ...draft.document, ...parts }, saved: { ...draft.saved, ...saved } },
    Object.keys(parts) as (keyof QuizDocument)[],
  )

/**
 * The revision of the part that was not saved. It becomes the new one, unless the part began from another
 * revision than the saved one or was never read.
 */
const follow = (other: number | null, over: number | null, revision: number): number | null =>
  other !== null && other === over ? revision : other

/** Events that bring data from the services. None of them is an undo step. */
export const serviceEvents = {
  /**
   * The details were read and are merged with what the author changed meanwhile. `mine` are the details of a
   * stored draft.
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

  /**
   * The questions were read for the first time. `questions` differ from `saved` if a stored draft changed
   * them.
   */
  questionsRead: (
    draft: Draft,
    { questions, saved, revision }: { questions: Questions; saved: Questions; revision: number },
  ): Draft => ({
    ...put(draft, { questions }, { questions: saved }),
    revisions: { ...draft.revisions, questions: revision },
  }),

  /**
   * Restores the undo and redo steps of a stored draft: lists of questions, in the order of `past` and
   * `future`.
   */
  historyRead: (
    draft: Draft,
    { past, future }: { past: readonly Questions[]; future: readonly Questions[] },
  ): Draft | undefined => {
    if (draft.past.length > 0 || draft.future.length > 0) return undefined
    const documentWith = (questions: Questions) => ({ ...draft.document, questions })
    return { ...draft, past: past.map(documentWith), future: future.map(documentWith), run: undefined }
  },

  /**
   * Somebody else saved questions, which are merged into the document and into every undo step: undoing takes back
   * one's own edits alone. `merge` is pure and gives the questions of both sides.
   */
  questionsMerged: (
    draft: Draft,
    { merge, saved, revision }: { merge: (mine: Questions) => Questions; saved: Questions; revision: number },
  ): Draft => {
    const merged = (document: QuizDocument): QuizDocument => ({
      ...document,
      questions: merge(document.questions),
    })
    return {
      ...draft,
      document: merged(draft.document),
      past: draft.past.map(merged),
      future: draft.future.map(merged),
      run: undefined,
      saved: { ...draft.saved, questions: saved },
      // Whether the details were changed too is found out when they are read.
      revisions: { ...draft.revisions, questions: revision },
    }
  },

  /** A file was read, or is about to be. The questions of the file before are dropped. */
  importReceived: (draft: Draft, { imported }: { imported: ImportedQuestions | null }): Draft | undefined =>
    draft.document.imported === imported ? undefined : put(draft, { imported }),

  generationReceived: (draft: Draft, { generated }: { generated: GeneratedQuestions }): Draft =>
    put(draft, { generated }),

  /** The services describe the quiz again, for example as published. */
  quizDescribed: (draft: Draft, { changes }: { changes: Partial<Quiz> }): Draft | undefined =>
    draft.quiz ? { ...draft, quiz: { ...draft.quiz, ...changes } } : undefined,

  /**
   * From now on the author works on a new version of the quiz. Its questions have other ids and are not read
   * yet.
   */
  versionCreated: (draft: Draft, { quiz }: { quiz: Quiz }): Draft => ({
    ...put(draft, { questions: [] }, { questions: [] }),
    quiz,
    revisions: { details: quiz.revision, questions: null },
  }),

  /** These details are stored; they replaced the revision `over`. */
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
   * The title was changed outside the details form, replacing the revision `over`. A title that is being
   * typed in the form stays.
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

  /** The session with these details is stored. */
  sessionSaved: (draft: Draft, { details }: { details: QuizDetails }): Draft => ({
    ...draft,
    saved: { ...draft.saved, details },
  }),

  /**
   * These questions are stored; they replaced the revision `over`. A save takes its questions when it begins,
   * so edits made meanwhile stay unsaved.
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
