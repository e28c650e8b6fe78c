import type { ResponseOf, BodyOf } from '@quizwright/contracts/define.ts'
import type { LearnerCall, LearnerEndpoints } from '@quizwright/contracts/endpoints/learner.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { sendRequest } from './send-request.ts'

/** Authorizes a browser to continue an attempt. */
export type AttemptCredentials = { attemptId: string; token: string }

type Body<N extends LearnerCall> = BodyOf<LearnerEndpoints[N]>
type ResponseTo<N extends LearnerCall> = Promise<
  ResponseOf<LearnerEndpoints[N]> extends { data: infer Data } ? Data : never
>

const pathOf = ({ attemptId }: AttemptCredentials, rest = '') =>
  `attempts/${encodeURIComponent(attemptId)}${rest}`

export const announceQuiz = (sessionId: string): ResponseTo<'announceQuiz'> =>
  sendRequest(`sessions/${encodeURIComponent(sessionId)}`, { method: 'GET' })

export const showCourseVideo = (videoId: string): ResponseTo<'showCourseVideo'> =>
  sendRequest(`videos/${encodeURIComponent(videoId)}`, { method: 'GET' })

export const readPassed = (videoId: string, body: Body<'readPassed'>): ResponseTo<'readPassed'> =>
  sendRequest(`videos/${encodeURIComponent(videoId)}/passed`, { method: 'POST', body })

export const suggestCities = (sessionId: string, country: string): ResponseTo<'suggestCities'> =>
  sendRequest(`sessions/${encodeURIComponent(sessionId)}/cities?country=${encodeURIComponent(country)}`, {
    method: 'GET',
  })

/** Begins an attempt. `studentToken` identifies the student in sessions for confirmed or listed students. */
export const startAttempt = (body: Body<'startAttempt'>, studentToken?: string): ResponseTo<'startAttempt'> =>
  sendRequest('attempts', {
    method: 'POST',
    body,
    ...(studentToken !== undefined && { token: studentToken }),
  })

/** Asks for the place in line of the attempt that this browser begins. */
export const readStartPlace = (browserToken: string): ResponseTo<'readStartPlace'> =>
  sendRequest('starts/place', { method: 'GET', token: browserToken })

export const openPersonalLink = (body: Body<'openPersonalLink'>): ResponseTo<'openPersonalLink'> =>
  sendRequest('personal-links', { method: 'POST', body })

export const openLaunch = (body: Body<'openLaunch'>): ResponseTo<'openLaunch'> =>
  sendRequest('launches', { method: 'POST', body })

export const requestCode = (body: Body<'requestCode'>): ResponseTo<'requestCode'> =>
  sendRequest('codes', { method: 'POST', body })

export const readCodeMail = (confirmationToken: string): ResponseTo<'readCodeMail'> =>
  sendRequest('codes/mail', { method: 'GET', token: confirmationToken })

export const confirmCode = (confirmationToken: string, code: string): ResponseTo<'confirmCode'> =>
  sendRequest('codes/confirm', { method: 'POST', body: { code }, token: confirmationToken })

export const listOwnAttempts = (sessionId: string, studentToken: string): ResponseTo<'listOwnAttempts'> =>
  sendRequest(`sessions/${encodeURIComponent(sessionId)}/own-attempts`, {
    method: 'GET',
    token: studentToken,
  })

export const readAttempt = (credentials: AttemptCredentials): ResponseTo<'readAttempt'> =>
  sendRequest(pathOf(credentials), { method: 'GET', token: credentials.token })

export const saveAnswers = (
  credentials: AttemptCredentials,
  body: Body<'saveAnswers'>,
  { keepalive = false } = {},
): ResponseTo<'saveAnswers'> =>
  sendRequest(pathOf(credentials, '/answers'), { method: 'PUT', body, token: credentials.token, keepalive })

export const checkAnswer = (
  credentials: AttemptCredentials,
  body: Body<'checkAnswer'>,
): ResponseTo<'checkAnswer'> =>
  sendRequest(pathOf(credentials, '/check'), { method: 'POST', body, token: credentials.token })

export const handInAttempt = (
  credentials: AttemptCredentials,
  body: Body<'handInAttempt'>,
): ResponseTo<'handInAttempt'> =>
  sendRequest(pathOf(credentials, '/hand-in'), { method: 'POST', body, token: credentials.token })

export const sendLateAnswers = (
  credentials: AttemptCredentials,
  body: Body<'sendLateAnswers'>,
): ResponseTo<'sendLateAnswers'> =>
  sendRequest(pathOf(credentials, '/late-answers'), { method: 'POST', body, token: credentials.token })

export const readAttemptResult = (credentials: AttemptCredentials): ResponseTo<'readAttemptResult'> =>
  sendRequest(pathOf(credentials, '/result'), { method: 'GET', token: credentials.token })

export const reportIssue = (
  credentials: AttemptCredentials,
  body: Body<'reportIssue'>,
): ResponseTo<'reportIssue'> =>
  sendRequest(pathOf(credentials, '/reports'), { method: 'POST', body, token: credentials.token })

export const addImage = (
  credentials: AttemptCredentials,
  questionId: string,
  file: File,
): ResponseTo<'addImage'> => {
  const form = new FormData()
  // The question id comes first, because the services must know it before they read the file.
  form.append('question_id', questionId)
  form.append('file', file)
  return sendRequest(pathOf(credentials, '/images'), { method: 'POST', form, token: credentials.token })
}

/** Sends an image after the end. `addedAt` is when it was added, by the services' clock. */
export const addLateImage = (
  credentials: AttemptCredentials,
  questionId: string,
  file: File,
  addedAt: number,
): ResponseTo<'addLateImage'> => {
  const form = new FormData()
  form.append('question_id', questionId)
  form.append('answered_at', serializeDateTime(new Date(addedAt)))
  form.append('file', file)
  return sendRequest(pathOf(credentials, '/late-images'), { method: 'POST', form, token: credentials.token })
}

export const removeImage = (
  credentials: AttemptCredentials,
  body: Body<'removeImage'>,
): ResponseTo<'removeImage'> =>
  sendRequest(pathOf(credentials, '/remove-image'), { method: 'PUT', body, token: credentials.token })
