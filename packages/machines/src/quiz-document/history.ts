import type { Draft, QuizDocument } from './document.ts'
import { withChanges } from './with-changes.ts'

/**
 * The number of undo steps that are stored. Steps share everything unchanged, so a step costs only what it
 * changed.
 */
export const undoSteps = 1_000

/** The draft after an edit. Consecutive edits of the same run are one step. */
export const step = (draft: Draft, document: QuizDocument, run: string | undefined): Draft => {
  const continues = run !== undefined && run === draft.run
  const past = continues ? draft.past : [...draft.past, draft.document].slice(-undoSteps)
  return { ...draft, document, past, future: [], run }
}

export const undo = (draft: Draft): Draft => {
  const document = draft.past.at(-1)
  if (!document) return draft
  const { past, future } = draft
  return { ...draft, document, past: past.slice(0, -1), future: [draft.document, ...future], run: undefined }
}

export const redo = (draft: Draft): Draft => {
  const [document, ...future] = draft.future
  return document
    ? { ...draft, document, past: [...draft.past, draft.document], future, run: undefined }
    : draft
}

const isSame = (a: QuizDocument, b: QuizDocument): boolean => withChanges(a, b) === a

/**
 * Writes the present state of some parts into every step, and drops the steps that then change nothing. These
 * parts can no longer be undone or redone.
 */
export const forgetSteps = (draft: Draft, parts: readonly (keyof QuizDocument)[]): Draft => {
  const { document } = draft
  const present: Partial<QuizDocument> = Object.fromEntries(parts.map((part) => [part, document[part]]))
  const [past, future] = [draft.past, draft.future].map((steps) =>
    steps.map((before) => withChanges(before, present)),
  ) as [QuizDocument[], QuizDocument[]]
  return {
    ...draft,
    past: past.filter((before, index) => !isSame(before, past[index + 1] ?? document)),
    future: future.filter((after, index) => !isSame(after, future[index - 1] ?? document)),
    run: undefined,
  }
}
