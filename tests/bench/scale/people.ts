import { fillPath } from '@quizwright/contracts/http/table-client.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { learnerEndpoints } from '@quizwright/contracts/endpoints/learner.ts'
import { Client } from 'undici'
import type { CallName, InstructorCall, LearnerCall } from '../../../scripts/scale/mix.ts'
import type { School } from './school.ts'

/** Called for each answered call with its duration in milliseconds and the bytes of its two bodies. */
export type Note = (call: CallName, tookMs: number, bytes: number) => void
/** A person with their own connection, like a browser. */
export type Person<Name extends string> = { call: (name: Name) => Promise<void>; leave: () => Promise<void> }
type Asked = { params?: Record<string, string>; body?: unknown; headers?: Record<string, string> }

const rows = { ...learnerEndpoints, ...endpoints }

const connect = (origin: string, prefix: string, note: Note) => {
  const client = new Client(origin, { pipelining: 1 })
  const ask = async (name: CallName, { params = {}, body, headers = {} }: Asked): Promise<unknown> => {
    const { method, path } = rows[name]
    const sent = body === undefined ? null : JSON.stringify(body)
    const began = performance.now()
    const answer = await client.request({
      method,
      path: `${prefix}/${fillPath(path, params)}`,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: sent,
    })
    const text = await answer.body.text()
    if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${text}`)
    note(name, performance.now() - began, text.length + (sent?.length ?? 0))
    return text
  }
  return { ask, leave: () => client.close() }
}

const cities = 40
let students = 0

/** A new student at a quiz. Chooses the first option of most questions, so that results differ. */
export const arrive = (
  servicesUrl: string,
  { sessionId, questionIds }: School['quizzes'][number],
  note: Note,
): Person<LearnerCall> => {
  const { ask, leave } = connect(servicesUrl, '', note)
  const no = ++students
  // Each student has an address of their own, because limits are per address; services trust the balancer's
  // header.
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${(no >> 16) & 255}.${(no >> 8) & 255}.${no & 255}`,
  }
  const params = { id: '' }
  let saved = 0
  const answerTo = (question_id: string, index: number) => ({
    question_id,
    selected: [(no + index * (no % 7)) % 4],
    answer: '',
    is_marked: false,
    time_spent: 1,
  })
  const calls: Record<LearnerCall, () => Promise<unknown>> = {
    announceQuiz: () => ask('announceQuiz', { params: { id: sessionId }, headers }),
    startAttempt: async () => {
      const student = {
        full_name: `Student ${no}`,
        email: `${no}@students.example`,
        phone: '+92 300 1234567',
        city: `City ${no % cities}`,
        country: 'Pakistan',
        university: 'A college',
      }
      const { data } = JSON.parse(
        (await ask('startAttempt', { body: { session_id: sessionId, student }, headers })) as string,
      )
      params.id = data.attempt_id
      headers['authorization'] = data.token
    },
    readAttempt: () => ask('readAttempt', { params, headers }),
    saveAnswers: () => {
      const index = saved++ % questionIds.length
      return ask('saveAnswers', {
        params,
        headers,
        body: { answers: [answerTo(questionIds[index]!, index)] },
      })
    },
    handInAttempt: () =>
      ask('handInAttempt', { params, headers, body: { answers: questionIds.map(answerTo) } }),
  }
  return { call: async (name) => void (await calls[name]()), leave }
}

/** An instructor at their list, who opens an unpublished quiz and saves its questions again. */
export const teach = (
  gatewayUrl: string,
  { person, draftId, questions }: School['drafts'][number],
  note: Note,
  prefix = '/api',
): Person<InstructorCall> => {
  const { ask, leave } = connect(gatewayUrl, prefix, note)
  const { headers } = person
  const params = { id: draftId }
  const listed = {
    filters: { is_publish: true, is_archived: false, quiz_type: 'all' },
    sort: { sortBy: 'created_at', sortOrder: -1 },
    search: { key: 'quiz', value: '', search: false },
    pagination: { page: 1, perPage: 50 },
  }
  const calls: Record<InstructorCall, () => Promise<unknown>> = {
    getFilteredQuizzes: () =>
      ask('getFilteredQuizzes', { params: { instructorId: headers.uid }, body: listed, headers }),
    getQuizForInstructor: () => ask('getQuizForInstructor', { params, headers }),
    getQuestionsByQuizId: () => ask('getQuestionsByQuizId', { params, headers }),
    addQuestions: () =>
      ask('addQuestions', {
        body: { quiz_id: draftId, questions, is_published: false, is_skippable: false },
        headers,
      }),
  }
  return { call: async (name) => void (await calls[name]()), leave }
}
