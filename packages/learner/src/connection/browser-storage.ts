import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import { studentTokenKey as studentKey } from '@quizwright/domain/rules/student-token-key.ts'
import type { UnsavedAnswer } from '../attempt/unsaved-answer.ts'
import { keepUnsent } from '../late/late-outbox.ts'
import type { AttemptCredentials } from './learner-api.ts'
import { read, storedKeys, write } from './stored-values.ts'

/**
 * Data stored in this browser: its token, the student's details, the attempt of each link, its open question, unsaved
 * answers, and how far each video was watched.
 */
const browserKey = 'learner.browser'
const browserTokenLength = 64
const detailsKey = 'learner.details'
const attemptKey = (sessionId: string) => `learner.attempt.${sessionId}`
const attemptTokenKey = (sessionId: string) => `learner.attempt-token.${sessionId}`
const codeKey = (sessionId: string) => `learner.code.${sessionId}`
const answersKey = (attemptId: string) => `learner.answers.${attemptId}`
const openQuestionKey = (attemptId: string) => `learner.open-question.${attemptId}`
const videoTimeKey = (videoId: string) => `learner.video-time.${videoId}`

const randomHex = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length / 2)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Identifies this browser to the services. Without storage, the browser gets a new token each time. */
export const browserToken = (): string => {
  const stored = read<string>(browserKey)
  if (typeof stored === 'string' && stored.length === browserTokenLength) return stored
  const created = randomHex(browserTokenLength)
  write(browserKey, created)
  return created
}

export const storedDetails = (): Partial<StudentDetails> => read(detailsKey) ?? {}
export const storeDetails = (details: StudentDetails): void => write(detailsKey, details)

export const storedAttempt = (sessionId: string): AttemptCredentials | undefined =>
  read(attemptKey(sessionId))
/** Stores the attempt of a link. Answers of the one before that were not sent stay on this device until they are. */
export const storeAttempt = (sessionId: string, credentials: AttemptCredentials | undefined): void => {
  const before = storedAttempt(sessionId)
  if (before && before.attemptId !== credentials?.attemptId) leaveAttempt(before)
  write(attemptKey(sessionId), credentials)
  if (credentials) write(attemptTokenKey(sessionId), undefined)
}

/**
 * The token of the next attempt at a link. It stays the same until the attempt has begun: if the response is
 * lost, beginning again leads to the same attempt.
 */
export const nextAttemptToken = (sessionId: string): string => {
  const stored = read<string>(attemptTokenKey(sessionId))
  if (typeof stored === 'string' && stored.length === browserTokenLength) return stored
  const created = randomHex(browserTokenLength)
  write(attemptTokenKey(sessionId), created)
  return created
}

/** The token with which this browser acts as a confirmed or listed student of this link. */
export const storedStudentToken = (sessionId: string): string | undefined => read(studentKey(sessionId))
/** The tokens of the students who used this browser, of all links. */
export const storedStudentTokens = (): string[] =>
  storedKeys(studentKey('')).flatMap((key) => read<string>(key) ?? [])
export const storeStudentToken = (sessionId: string, token: string | undefined): void =>
  write(studentKey(sessionId), token)

/**
 * A code that was sent. It is stored because a student who reads the mail on the same phone may return to a
 * reloaded page.
 */
export type SentCode = {
  confirmationToken: string
  email: string
  /** Whether the code was sent again. Then the code in an earlier mail is no longer valid. */
  isAnother?: boolean
}
export const storedSentCode = (sessionId: string): SentCode | undefined => read(codeKey(sessionId))
export const storeSentCode = (sessionId: string, sent: SentCode | undefined): void =>
  write(codeKey(sessionId), sent)

/** The answers that the services have not confirmed yet. */
export const storedUnsaved = (attemptId: string): UnsavedAnswer[] => read(answersKey(attemptId)) ?? []
export const storeUnsaved = (attemptId: string, answers: UnsavedAnswer[]): void =>
  write(answersKey(attemptId), answers.length > 0 ? answers : undefined)

/** The id of the question that was open last, to which a reloaded page returns. */
export const storedOpenQuestion = (attemptId: string): string | undefined => read(openQuestionKey(attemptId))
export const storeOpenQuestion = (attemptId: string, questionId: string | undefined): void =>
  write(openQuestionKey(attemptId), questionId)

/** Removes what is stored about the answers of an attempt, because it is handed in. */
export const forgetAttempt = (attemptId: string): void => {
  storeUnsaved(attemptId, [])
  storeOpenQuestion(attemptId, undefined)
}

/** Keeps unsaved answers of an attempt that this device leaves, until they are sent. */
export const leaveAttempt = (
  { attemptId, token }: AttemptCredentials,
  unsaved = storedUnsaved(attemptId),
): void => {
  keepUnsent(attemptId, token, unsaved)
  forgetAttempt(attemptId)
}

/** Forgets who used this browser, so that the next one begins with empty fields and their own quizzes. */
export const forgetStudent = (sessionId: string): void => {
  write(detailsKey, undefined)
  write(attemptTokenKey(sessionId), undefined)
  storeStudentToken(sessionId, undefined)
  storeSentCode(sessionId, undefined)
}

/** How far a video was watched, in seconds: there it continues after a quiz or a reload. */
export const storedVideoTime = (videoId: string): number => read<number>(videoTimeKey(videoId)) ?? 0
export const storeVideoTime = (videoId: string, time: number | undefined): void =>
  write(videoTimeKey(videoId), time)
