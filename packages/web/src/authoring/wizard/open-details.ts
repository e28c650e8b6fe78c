import { sessionEndpoints } from '@quizwright/contracts/endpoints/session.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { toDetails } from '@quizwright/machines/quiz-document/details-on-the-wire.ts'
import { mergeDetails } from '@quizwright/machines/quiz-document/merge-details.ts'
import { newDetails } from '@quizwright/machines/quiz-document/new-details.ts'
import { hasUnsavedDetails } from '@quizwright/machines/quiz-document/selectors.ts'
import { requireUid } from '../../auth/credentials.ts'
import { rest } from '../../api/rest.ts'
import { findOpenDraft, type OpenDraft } from '../document/drafts-on-page.ts'
import { openDraft, storedDrafts } from '../document/open-drafts.ts'
import { hasQuestions } from '../document/read-questions.ts'
import { readUsualDetails } from './usual-details.ts'

export type OpenedDetails = {
  draft: OpenDraft
  /** The number of questions of the quiz, including unsaved ones. */
  questionCount: number
  /** Whether the form contains values that were typed earlier and never saved. */
  isRestored: boolean
}

/** The draft that is open on this page, or the newest stored one. */
const findOrOpen = async (uid: string, quiz: Quiz | null): Promise<OpenDraft> =>
  findOpenDraft(uid, quiz?._id ?? null) ?? openDraft(uid, quiz, (await storedDrafts(uid, quiz?._id ?? ''))[0])

/** Puts the stored details into the draft and merges them with what its author had typed. */
const putDetails = ({ store, autosave }: OpenDraft, details: QuizDetails, quiz: Quiz | null): void => {
  const { revisions } = store.getSnapshot().context
  const stored = revisions.details === null ? autosave.row()?.details : undefined
  store.trigger.detailsRead({
    details,
    quiz,
    revision: quiz?.revision ?? 0,
    ...(stored && { mine: mergeDetails(stored.saved, stored.mine, details) }),
  })
}

const openNew = async (uid: string, signal: AbortSignal): Promise<OpenedDetails> => {
  const now = new Date()
  const [draft, { usual, later }] = await Promise.all([findOrOpen(uid, null), readUsualDetails(uid, signal)])
  putDetails(draft, newDetails(now, usual), null)
  // Defaults that arrive late fill only fields that the author has not changed, and only while the quiz is
  // new.
  void later?.then((details) => {
    const isStillNew = findOpenDraft(uid, null) === draft && !draft.store.getSnapshot().context.quiz
    if (details && isStillNew) putDetails(draft, newDetails(now, details), null)
  })
  return { draft, questionCount: 0, isRestored: hasUnsavedDetails(draft.store.getSnapshot().context) }
}

const openExisting = async (uid: string, quizId: string, signal: AbortSignal): Promise<OpenedDetails> => {
  const [quizResponse, sessionResponse, countResponse] = await Promise.all([
    rest(quizEndpoints).getQuizForInstructor({ params: { id: quizId } }, { signal }),
    rest(sessionEndpoints).getGeneralSession({ params: { quizId } }, { signal }),
    rest(quizEndpoints).getQuestionCount({ params: { quizId } }, { signal }),
  ])
  const { session } = sessionResponse.data
  const quiz = { ...quizResponse.data.quiz, session_id: session._id }
  const draft = await findOrOpen(uid, quiz)
  putDetails(draft, toDetails(quiz, session), quiz)
  const { context } = draft.store.getSnapshot()
  const questionCount = hasQuestions(draft)
    ? context.document.questions.length
    : (draft.autosave.questions().order?.length ?? countResponse.data.question)
  return { draft, questionCount, isRestored: hasUnsavedDetails(context) }
}

/** Opens the details of a quiz, or of a new one. Rejects with the problem of the failed call. */
export const openDetails = (quizId: string | undefined, signal: AbortSignal): Promise<OpenedDetails> =>
  quizId === undefined ? openNew(requireUid(), signal) : openExisting(requireUid(), quizId, signal)
