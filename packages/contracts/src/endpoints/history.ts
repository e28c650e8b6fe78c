import { questionChange, quizChange } from '@quizwright/domain/schemas/history.ts'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { id, text } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'

const read = {
  service: 'quiz',
  access: 'instructor',
  extension: true,
  method: 'GET',
  params: z.strictObject({ id }),
  scope: { owned: { 'params.id': 'quiz' }, right: 'viewer' },
} as const

/** Who changed what in the questions of a quiz. */
export const historyEndpoints = {
  getQuizHistory: defineRow({
    ...read,
    path: 'history/get-quiz-history/:id',
    summary:
      'Lists what was changed in which question of a quiz, in all its versions, the latest first, 50 changes ' +
      'at once. `after` continues with `next`.',
    query: z.strictObject({ after: z.optional(text(300)) }),
    response: quizResponse(z.looseObject({ changes: z.array(quizChange), next: z.nullable(text(300)) })),
    example: { params: { id: '$quiz' } },
  }),
  getQuestionHistory: defineRow({
    ...read,
    path: 'history/get-question-history/:id',
    summary:
      'Reads the last 50 changes of a question in all versions of its quiz, the latest first, with its content after ' +
      'each, and its content before all of them.',
    query: z.strictObject({ question_id: id }),
    response: quizResponse(
      z.looseObject({
        changes: z.array(questionChange),
        first: z.nullable(questionChange),
        /** Whether there are older changes, which are not listed. */
        are_latest: z.optional(z.boolean()),
      }),
    ),
    limits: { responseBytes: wireLimits.longResponseBytes },
    example: { params: { id: '$commentedQuiz' }, query: { question_id: '$commentedQuestion' } },
  }),
}
