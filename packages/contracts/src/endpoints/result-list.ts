import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { lengths, wireLimits } from '@quizwright/domain/limits.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { listedResult, quickSearchKeys } from '../schemas/listed-result.ts'
import { resultRangeQuery } from '../schemas/paging.ts'
import { count, id, text } from '@quizwright/domain/schemas/text.ts'

const byId = z.strictObject({ id })
const results = quizResponse(
  z.looseObject({
    results: z.array(listedResult),
    totalMarks: z.number(),
    total: z.optional(count),
    quiz_id: z.optional(id),
  }),
)
const read = { service: 'quiz', method: 'GET', access: 'instructor', problems: ['NOT_FOUND'] } as const
const longResponse = { limits: { responseBytes: wireLimits.longResponseBytes } }

/** The results list, which loads no shapes of questions. */
export const resultListEndpoints = {
  getResultsBySession: defineRow({
    ...read,
    path: 'result/get-results-by-session-id/:id',
    summary: 'Lists the results of a session, newest first; at most 10,000 at once.',
    params: byId,
    query: resultRangeQuery,
    response: results,
    scope: {
      owned: { 'params.id': 'session or group', 'query.after': 'result' },
      right: 'marker',
      share: 'listed',
    },
    example: { params: { id: '$session' } },
    ...longResponse,
  }),
  getResultsByQuiz: defineRow({
    ...read,
    path: 'result/get-results-by-quiz-id/:id',
    summary: 'Lists the results of a quiz, newest first; at most 10,000 at once.',
    params: byId,
    query: resultRangeQuery,
    response: results,
    scope: { owned: { 'params.id': 'quiz', 'query.after': 'result' }, right: 'marker', share: 'listed' },
    example: { params: { id: '$quiz' } },
    ...longResponse,
  }),
  quickSearch: defineRow({
    service: 'quiz',
    method: 'POST',
    access: 'instructor',
    path: 'result/quick-search',
    summary: "Finds results of a quiz by the student's name, institute or e-mail.",
    idempotent: true,
    body: z.strictObject({
      quiz_id: id,
      keyword: text(lengths.search),
      key: z.enum(quickSearchKeys),
      session_id: z.optional(id),
      from: z.optional(count),
      count: z.optional(count),
      after: z.optional(id),
    }),
    response: quizResponse(z.looseObject({ response: z.array(listedResult), total: z.optional(count) })),
    problems: ['NOT_FOUND'],
    scope: {
      owned: { 'body.quiz_id': 'quiz', 'body.session_id': 'session or group', 'body.after': 'result' },
      right: 'marker',
      share: 'listed',
    },
    example: { body: { quiz_id: '$quiz', keyword: 'a', key: 'userName' } },
    ...longResponse,
  }),
}
