import { wireLimits } from '@quizwright/domain/limits.ts'
import { allowanceFindings } from '@quizwright/domain/rules/allowance.ts'
import { id } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { allowStudentBody, sessionStudents } from '../schemas/session-student.ts'

const extension = {
  service: 'quiz',
  access: 'instructor',
  extension: true,
  response: quizResponse(sessionStudents),
  limits: { responseBytes: wireLimits.longResponseBytes },
} as const

/** The students of a session by their attempts, and what one of them may have beyond the others. */
export const sessionStudentEndpoints = {
  getSessionStudents: defineRow({
    ...extension,
    method: 'GET',
    path: 'session/get-session-students/:sessionId',
    summary: 'Lists the students who are in a session or have attempted it, on a list or not.',
    params: z.strictObject({ sessionId: id }),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.sessionId': 'session' }, right: 'marker', share: 'whole' },
    example: { params: { sessionId: '$lateSession' } },
  }),
  allowStudent: defineRow({
    isLogged: true,
    ...extension,
    method: 'PUT',
    path: 'session/allow-student',
    summary:
      'Allows one student of a session more time or more attempts than the others, or takes them back.',
    idempotent: true,
    body: allowStudentBody,
    rules: allowanceFindings,
    problems: ['NOT_FOUND', 'RULE'],
    scope: { owned: { 'body.sessionId': 'session' }, right: 'editor' },
    example: {
      body: {
        sessionId: '$lateSession',
        student_id: '$lateStudent',
        more_minutes: 10,
        reason: 'The fire alarm rang.',
      },
    },
  }),
}
