import type { Draft, QuizDocument } from '@quizwright/machines/quiz-document/document.ts'
import { hasUnsavedDetails } from '@quizwright/machines/quiz-document/selectors.ts'
import { type Change, changesBetween, countMoved, isReordered } from './changes.ts'
import { toStoredHistory } from './history/stored-history.ts'
import type { StoredDraft, StoredParts } from './stored-draft.ts'

/** The stored form of a draft. It is compared by reference, so that only changes are written. */
export type Written = {
  row: StoredDraft
  parts: Omit<StoredParts, 'changes'> & { changes: ReadonlyMap<string, Change> }
}

type Context = Pick<StoredDraft, 'draftId' | 'uid' | 'save'>

const questionsOf = ({ questions }: QuizDocument) => questions

/** The questions to store. Until the questions are read, the stored ones are kept. */
const storedQuestions = (
  { document, saved, revisions, past, future }: Draft,
  before: Written | undefined,
) => {
  if (revisions.questions === null)
    return {
      changes: before?.parts.changes ?? new Map<string, Change>(),
      order: before?.parts.order ?? null,
      revision: before?.row.revision ?? 0,
      questions: before?.row.questions ?? 0,
      history: before?.parts.history ?? null,
    }
  const changes = changesBetween(saved.questions, document.questions)
  return {
    changes,
    order: isReordered(saved.questions, document.questions)
      ? document.questions.map((question) => question._id)
      : null,
    revision: revisions.questions,
    questions: changes.size || countMoved(saved.questions, document.questions),
    history: toStoredHistory(
      { past: past.map(questionsOf), present: document.questions, future: future.map(questionsOf) },
      before?.parts.history,
    ),
  }
}

/** The details to store. Until the details are read, the stored ones are kept. */
const storedDetails = (draft: Draft, before: Written | undefined): StoredDraft['details'] => {
  if (draft.revisions.details === null) return before?.row.details ?? null
  return hasUnsavedDetails(draft) ? { saved: draft.saved.details, mine: draft.document.details } : null
}

/** The time of a pop-up in its video, if it was moved. */
const movedPopUp = ({ document: { popUp }, saved }: Draft): StoredDraft['popUp'] =>
  popUp?.time !== saved.popUp?.time || popUp?.videoId !== saved.popUp?.videoId ? popUp : null

/** The data to store for a draft, or undefined if the services have all of it. */
export const writtenOf = (
  draft: Draft,
  context: Context,
  before: Written | undefined,
): Written | undefined => {
  const { document, quiz } = draft
  const { changes, order, revision, questions, history } = storedQuestions(draft, before)
  const [details, popUp] = [storedDetails(draft, before), movedPopUp(draft)]
  const [imported, generated] = [pending(document.imported), pending(document.generated)]
  if (changes.size === 0 && !order && !details && !popUp && !imported && !generated) return undefined
  return {
    row: {
      ...context,
      quizId: quiz?._id ?? '',
      quizName: quiz?.name ?? document.details.name,
      quiz,
      revision,
      questions,
      changedAt: Date.now(),
      details,
      popUp,
    },
    parts: { changes, order, imported, generated, history },
  }
}

const pending = <T extends { questions: unknown; added: unknown }>(incoming: T | null): T | null =>
  incoming && incoming.added !== incoming.questions ? incoming : null
