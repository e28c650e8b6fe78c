import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { lateAnswerFindings } from '@quizwright/domain/rules/late-answers.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import {
  acceptLateAnswersBody,
  quizLateAnswers,
  undoLateAnswersBody,
} from '@quizwright/domain/schemas/late-answer.ts'
import { id } from '@quizwright/domain/schemas/text.ts'

const common = {
  service: 'quiz',
  access: 'instructor',
  extension: true,
  response: quizResponse(quizLateAnswers),
  problems: ['NOT_FOUND', 'RULE'],
  limits: { responseBytes: wireLimits.longResponseBytes },
} as const
const write = { ...common, method: 'POST', idempotent: 'by key' } as const
const ownQuiz = { owned: { 'body.quiz_id': 'quiz' }, right: 'editor' } as const

/** Answers of students that arrived after the end of their attempts. */
export const lateAnswerEndpoints = {
  getLateAnswers: defineRow({
    ...common,
    method: 'GET',
    path: 'late-answers/get-late-answers/:id',
    summary: 'Lists the late answers of a quiz that do not count, and the acceptances of others.',
    params: z.strictObject({ id }),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.id': 'quiz' }, right: 'marker', share: 'listed' },
    example: { params: { id: '$lateQuiz' } },
  }),
  acceptLateAnswers: defineRow({
    isLogged: true,
    ...write,
    path: 'late-answers/accept-late-answers',
    summary: 'Lets the late answers of some attempts count, and marks them.',
    body: acceptLateAnswersBody,
    rules: lateAnswerFindings,
    scope: ownQuiz,
    example: {
      body: {
        quiz_id: '$lateQuiz',
        attempt_ids: ['$lateAttempt'],
        reason: 'The network of the school was down.',
      },
    },
  }),
  undoLateAnswers: defineRow({
    isLogged: true,
    ...write,
    path: 'late-answers/undo-late-answers',
    summary: 'Undoes an acceptance of late answers: the answers before them count again.',
    body: undoLateAnswersBody,
    scope: ownQuiz,
    example: { body: { quiz_id: '$lateQuiz', acceptance_id: '$lateAcceptance' } },
  }),
}
