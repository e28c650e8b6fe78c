import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { createSessionFindings, updateSessionFindings } from '@quizwright/domain/rules/session.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { createSessionBody, session, updateSessionBody } from '@quizwright/domain/schemas/session.ts'
import { id } from '@quizwright/domain/schemas/text.ts'

const one = quizResponse(z.looseObject({ session }))
const many = quizResponse(z.looseObject({ sessions: z.array(session) }))
const change = {
  service: 'quiz',
  method: 'PUT',
  access: 'instructor',
  body: updateSessionBody,
  rules: updateSessionFindings,
  response: one,
  carriesSecret: true,
  isLogged: true,
  idempotent: true,
  problems: ['RULE', 'NOT_FOUND'],
  scope: { owned: { 'body.sessionId': 'session' }, right: 'editor' },
  example: { body: { sessionId: '$session', name: 'Autumn' } },
} as const

export const sessionEndpoints = {
  getSessionsByInstructor: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'session/get-sessions-by-instructor-id/:id',
    access: 'instructor',
    summary: 'Lists the sessions of an instructor.',
    params: z.strictObject({ id }),
    response: many,
    carriesSecret: true,
    scope: { instructor: ['params.id'] },
    example: { params: { id: '$instructor' } },
  }),
  getSessionsByQuiz: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'session/get-sessions-by-quiz-id/:quizId',
    access: 'instructor',
    summary: 'Lists the sessions of a quiz, newest first.',
    params: z.strictObject({ quizId: id }),
    response: many,
    carriesSecret: true,
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.quizId': 'quiz' }, right: 'viewer' },
    example: { params: { quizId: '$quiz' } },
  }),
  getGeneralSession: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'session/get-general-session-by-quiz-id/:quizId',
    access: 'instructor',
    summary: 'Reads the first session of a quiz, which was created with it.',
    params: z.strictObject({ quizId: id }),
    response: one,
    carriesSecret: true,
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.quizId': 'quiz' }, right: 'viewer' },
    example: { params: { quizId: '$quiz' } },
  }),
  createSession: defineRow({
    isLogged: true,
    service: 'quiz',
    method: 'POST',
    path: 'session/create-session',
    access: 'instructor',
    idempotent: 'by key',
    summary: 'Adds a session to a quiz.',
    body: createSessionBody,
    rules: createSessionFindings,
    response: one,
    carriesSecret: true,
    problems: ['RULE', 'NOT_FOUND'],
    scope: { instructor: ['body.instructor_id'], owned: { 'body.quiz_id': 'quiz' }, right: 'editor' },
    example: {
      body: {
        quiz_id: '$quiz',
        name: 'Autumn',
        description: 'The second run.',
        start_time: '2030-09-01 08:00:00',
        end_time: '2030-12-01 08:00:00',
        instructor_id: '$instructor',
      },
    },
  }),
  editSession: defineRow({
    ...change,
    path: 'session/edit-session',
    summary: 'Changes a session, from the session popup.',
  }),
  updateSession: defineRow({
    ...change,
    path: 'session/update-session',
    summary: 'Changes a session, from the wizard: the same rule and effect as edit-session.',
  }),
}
