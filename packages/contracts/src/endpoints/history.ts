import { detailsChange, questionChange, quizChange } from '@quizwright/domain/schemas/history.ts'
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

/** Who changed what in the questions and details of a quiz. */
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
  getDetailsHistory: defineRow({
    ...read,
    path: 'history/get-details-history/:id',
    summary:
      'Lists how the details of a version were changed (title, times, rules), the latest first, with their values ' +
      'before and after. `after` continues with `next`. An earlier value is brought back by updating the quiz.',
    query: z.strictObject({ after: z.optional(id) }),
    response: quizResponse(z.looseObject({ changes: z.array(detailsChange), next: z.nullable(id) })),
    example: { params: { id: '$quiz' } },
  }),
  getQuestionHistory: defineRow({
    ...read,
    path: 'history/get-question-history/:id',
    summary:
      'Reads the changes of a question in all versions of its quiz, the latest first, 50 at once, with its content ' +
      'after each, and at the end its content before all of them. `after` continues with `next`.',
    query: z.strictObject({ question_id: id, after: z.optional(text(300)) }),
    response: quizResponse(
      z.looseObject({
        changes: z.array(questionChange),
        /** What the question was before the oldest change; null if that added it, or on an earlier page. */
        first: z.nullable(questionChange),
        next: z.optional(z.nullable(text(300))),
      }),
    ),
    limits: { responseBytes: wireLimits.longResponseBytes },
    example: { params: { id: '$commentedQuiz' }, query: { question_id: '$commentedQuestion' } },
  }),
}
