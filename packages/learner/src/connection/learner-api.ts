import type { BodyOf, CallOf, ResponseOf } from '@quizwright/contracts/define.ts'
import type { LearnerCall, LearnerEndpoints } from '@quizwright/contracts/endpoints/learner.ts'
import { learnerRoutes } from '@quizwright/contracts/endpoints/learner-routes.ts'
import type { SentCall } from '@quizwright/contracts/http/prepare-request.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { sendRequest, type SendOptions } from './send-request.ts'

/** Authorizes a browser to continue an attempt. */
export type AttemptCredentials = { attemptId: string; token: string }

type Body<N extends LearnerCall> = BodyOf<LearnerEndpoints[N]>
type ResponseTo<N extends LearnerCall> = Promise<
  ResponseOf<LearnerEndpoints[N]> extends { data: infer Data } ? Data : never
>

/** Calls a row of the table. `options` has the token of rows that need one. */
const call = <N extends LearnerCall>(
  name: N,
  given: CallOf<LearnerEndpoints[N]>,
  options?: SendOptions,
): ResponseTo<N> => sendRequest(learnerRoutes[name], given as SentCall, options)

export const announceQuiz = (sessionId: string) => call('announceQuiz', { params: { id: sessionId } })

export const showCourseVideo = (videoId: string) => call('showCourseVideo', { params: { id: videoId } })

export const readPassed = (videoId: string, body: Body<'readPassed'>) =>
  call('readPassed', { params: { id: videoId }, body })

export const suggestCities = (sessionId: string, country: string) =>
  call('suggestCities', { params: { id: sessionId }, query: { country } })

/** Begins an attempt. `token` identifies the student in sessions for confirmed or listed students. */
export const startAttempt = (body: Body<'startAttempt'>, token?: string) =>
  call('startAttempt', { body }, { token })

/** Asks for the place in line of the attempt that this browser begins. */
export const readStartPlace = (browserToken: string) => call('readStartPlace', {}, { token: browserToken })

export const openPersonalLink = (body: Body<'openPersonalLink'>) => call('openPersonalLink', { body })

export const openLaunch = (body: Body<'openLaunch'>) => call('openLaunch', { body })

export const requestCode = (body: Body<'requestCode'>) => call('requestCode', { body })

export const readCodeMail = (confirmationToken: string) =>
  call('readCodeMail', {}, { token: confirmationToken })

export const confirmCode = (confirmationToken: string, code: string) =>
  call('confirmCode', { body: { code } }, { token: confirmationToken })

export const listOwnAttempts = (sessionId: string, studentToken: string) =>
  call('listOwnAttempts', { params: { id: sessionId } }, { token: studentToken })

export const readAttempt = ({ attemptId, token }: AttemptCredentials) =>
  call('readAttempt', { params: { id: attemptId } }, { token })

export const saveAnswers = (
  { attemptId, token }: AttemptCredentials,
  body: Body<'saveAnswers'>,
  { keepalive = false } = {},
) => call('saveAnswers', { params: { id: attemptId }, body }, { token, keepalive })

export const checkAnswer = ({ attemptId, token }: AttemptCredentials, body: Body<'checkAnswer'>) =>
  call('checkAnswer', { params: { id: attemptId }, body }, { token })

export const handInAttempt = ({ attemptId, token }: AttemptCredentials, body: Body<'handInAttempt'>) =>
  call('handInAttempt', { params: { id: attemptId }, body }, { token })

export const sendLateAnswers = ({ attemptId, token }: AttemptCredentials, body: Body<'sendLateAnswers'>) =>
  call('sendLateAnswers', { params: { id: attemptId }, body }, { token })

export const readAttemptResult = ({ attemptId, token }: AttemptCredentials) =>
  call('readAttemptResult', { params: { id: attemptId } }, { token })

export const reportIssue = ({ attemptId, token }: AttemptCredentials, body: Body<'reportIssue'>) =>
  call('reportIssue', { params: { id: attemptId }, body }, { token })

export const addImage = ({ attemptId, token }: AttemptCredentials, questionId: string, file: File) =>
  call('addImage', { params: { id: attemptId }, file, fields: { question_id: questionId } }, { token })

/** Sends an image after the end. `addedAt` is when it was added, by the services' clock. */
export const addLateImage = (
  { attemptId, token }: AttemptCredentials,
  questionId: string,
  file: File,
  addedAt: number,
) => {
  const fields = { question_id: questionId, answered_at: serializeDateTime(new Date(addedAt)) }
  return call('addLateImage', { params: { id: attemptId }, file, fields }, { token })
}

export const removeImage = ({ attemptId, token }: AttemptCredentials, body: Body<'removeImage'>) =>
  call('removeImage', { params: { id: attemptId }, body }, { token })
