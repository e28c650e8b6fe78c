import type { AnswerOf, BodyOf } from '@quizwright/contracts/define.ts'
import type { LearnerCall, LearnerEndpoints } from '@quizwright/contracts/endpoints/learner.ts'

/** A call that was refused, or that reached nobody (`status` 0). */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>

  constructor(status: number, code: string, message: string, fields: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
  }

  /** Whether the same call may succeed later without a change. */
  get mayPass(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 408 || this.status >= 500
  }
}

/** Who goes on with an attempt. */
export type Holder = { attemptId: string; token: string }

type Data<N extends LearnerCall> = AnswerOf<LearnerEndpoints[N]> extends { data: infer D } ? D : never
type Body<N extends LearnerCall> = BodyOf<LearnerEndpoints[N]>

type Sent = { method: string; body?: unknown; form?: FormData; holder?: Holder; keepalive?: boolean }

const patienceMs = 30_000

const send = async (
  path: string,
  { method, body, form, holder, keepalive = false }: Sent,
): Promise<never> => {
  const headers = {
    ...(holder && { authorization: holder.token }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  let response: Response
  try {
    response = await fetch(`/learner/${path}`, {
      method,
      headers,
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
      keepalive,
      signal: AbortSignal.timeout(patienceMs),
    })
  } catch {
    throw new Refused(
      0,
      'NO_NETWORK',
      'There is no connection just now. Check the network; nothing you answered is lost.',
    )
  }
  const answer = (await response.json().catch(() => ({}))) as {
    data?: never
    code?: string
    message?: string
    errors?: { field: string; messages: string[] }[]
  }
  if (response.ok && answer.data !== undefined) return answer.data
  const fields = Object.fromEntries(
    (answer.errors ?? []).map(({ field, messages }) => [field.split('.').at(-1)!, messages[0] ?? '']),
  )
  throw new Refused(
    response.status,
    answer.code ?? 'INTERNAL',
    answer.message ?? 'Something went wrong on our side. Try again in a moment.',
    fields,
  )
}

const ofAttempt = ({ attemptId }: Holder, rest = '') => `attempts/${encodeURIComponent(attemptId)}${rest}`

export const announceQuiz = (sessionId: string): Promise<Data<'announceQuiz'>> =>
  send(`sessions/${encodeURIComponent(sessionId)}`, { method: 'GET' })
export const showCourseVideo = (videoId: string): Promise<Data<'showCourseVideo'>> =>
  send(`videos/${encodeURIComponent(videoId)}`, { method: 'GET' })
export const startAttempt = (body: Body<'startAttempt'>): Promise<Data<'startAttempt'>> =>
  send('attempts', { method: 'POST', body })
export const readPaper = (holder: Holder): Promise<Data<'readPaper'>> =>
  send(ofAttempt(holder), { method: 'GET', holder })
export const saveAnswers = (
  holder: Holder,
  body: Body<'saveAnswers'>,
  keepalive = false,
): Promise<Data<'saveAnswers'>> =>
  send(ofAttempt(holder, '/answers'), { method: 'PUT', body, holder, keepalive })
export const checkAnswer = (holder: Holder, body: Body<'checkAnswer'>): Promise<Data<'checkAnswer'>> =>
  send(ofAttempt(holder, '/check'), { method: 'POST', body, holder })
export const handInAttempt = (holder: Holder, body: Body<'handInAttempt'>): Promise<Data<'handInAttempt'>> =>
  send(ofAttempt(holder, '/hand-in'), { method: 'POST', body, holder })
export const readOutcome = (holder: Holder): Promise<Data<'readOutcome'>> =>
  send(ofAttempt(holder, '/result'), { method: 'GET', holder })
export const reportIssue = (holder: Holder, body: Body<'reportIssue'>): Promise<Data<'reportIssue'>> =>
  send(ofAttempt(holder, '/reports'), { method: 'POST', body, holder })
export const removePicture = (holder: Holder, body: Body<'removePicture'>): Promise<Data<'removePicture'>> =>
  send(ofAttempt(holder, '/remove-picture'), { method: 'PUT', body, holder })

export const addPicture = (holder: Holder, questionId: string, file: File): Promise<Data<'addPicture'>> => {
  const form = new FormData()
  // The text goes first: the services know the question before they read the file.
  form.append('question_id', questionId)
  form.append('file', file)
  return send(ofAttempt(holder, '/pictures'), { method: 'POST', form, holder })
}
