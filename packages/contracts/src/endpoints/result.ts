import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { lengths, maxInteger, wireLimits } from '@quizwright/domain/limits.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { classResult, questionStatsById } from '../schemas/class-result.ts'
import { result, resultQuestion, topicStrength, toughQuestion, trend } from '../schemas/result.ts'
import { allowanceFindings } from '@quizwright/domain/rules/allowance.ts'
import { allowance, allowAttemptsBody } from '../schemas/allowance.ts'
import { daqResult, gradingAgreement } from '../schemas/descriptive-result.ts'
import { count, id, text } from '@quizwright/domain/schemas/text.ts'

const byId = z.strictObject({ id })
const withOptional = z.strictObject({ id, x: z.optional(id) })
const read = { service: 'quiz', method: 'GET', access: 'instructor', problems: ['NOT_FOUND'] } as const
const longResponse = { limits: { responseBytes: wireLimits.longResponseBytes } }

export const resultEndpoints = {
  getResult: defineRow({
    ...read,
    path: 'result/get-result/:id',
    summary: 'Reads one result with the class result.',
    params: byId,
    response: quizResponse(
      z.looseObject({ result, classResult, questionStats: questionStatsById, attemptCount: count }),
    ),
    scope: { owned: { 'params.id': 'result' }, right: 'marker', share: 'named' },
    example: { params: { id: '$result' } },
    ...longResponse,
  }),
  getResultByQuiz: defineRow({
    ...read,
    path: 'result/get-result-by-quiz/:id',
    summary: 'Reads the figures of each question of a quiz.',
    params: byId,
    query: z.strictObject({ sessionId: z.optional(id) }),
    response: quizResponse(
      z.looseObject({
        result: z.looseObject({ questions: z.array(resultQuestion) }),
        attemptCount: count,
        questionStats: questionStatsById,
      }),
    ),
    scope: { owned: { 'params.id': 'quiz', 'query.sessionId': 'session or group' }, right: 'viewer' },
    example: { params: { id: '$quiz' } },
    ...longResponse,
  }),
  getClassResult: defineRow({
    ...read,
    path: 'result/get-class-result/:id',
    summary: "Reads the average and the best result of a result's class.",
    params: byId,
    response: quizResponse(z.looseObject({ classResult })),
    scope: { owned: { 'params.id': 'result' }, right: 'marker', share: 'named' },
    example: { params: { id: '$result' } },
  }),
  getDaqResult: defineRow({
    ...read,
    path: 'result/get-single-daq-result-stats/:id',
    summary: 'Reads one descriptive result with its AI evaluation.',
    params: byId,
    response: quizResponse(z.looseObject({ result: daqResult })),
    scope: { owned: { 'params.id': 'result' }, right: 'marker', share: 'named' },
    example: { params: { id: '$daqResult' } },
  }),
  getPerformanceTrend: defineRow({
    ...read,
    path: 'result/get-student-quiz-performance/:a/:b',
    summary: 'Reads the trend of a student (a) up to a result (b).',
    params: z.strictObject({ a: id, b: id }),
    response: quizResponse(z.looseObject({ statsData: z.array(trend) })),
    scope: { owned: { 'params.b': 'result' }, right: 'marker', share: 'listed' },
    example: { params: { a: '$student', b: '$result' } },
  }),
  getTopicWiseStrength: defineRow({
    ...read,
    path: 'result/get-topic-wise-strength/:id/:x?',
    summary: 'Reads the strengths by topic of a session (id) and of one of its results (x).',
    params: withOptional,
    response: quizResponse(
      z.looseObject({ classAverageStats: z.array(topicStrength), resultStats: z.array(topicStrength) }),
    ),
    scope: { owned: { 'params.id': 'session or group', 'params.x': 'result' }, right: 'viewer' },
    example: { params: { id: '$session' } },
  }),
  getToughestQuestions: defineRow({
    ...read,
    path: 'result/get-toughest-questions/:id/:x?',
    summary: 'Lists the questions of a quiz (id) or of one session (x) with the fewest correct answers.',
    params: withOptional,
    response: quizResponse(z.array(toughQuestion)),
    scope: { owned: { 'params.id': 'quiz', 'params.x': 'session or group' }, right: 'viewer' },
    example: { params: { id: '$quiz' } },
  }),
  allowAttempts: defineRow({
    isLogged: true,
    service: 'quiz',
    method: 'PUT',
    access: 'instructor',
    extension: true,
    path: 'result/allow-attempts',
    summary:
      'Allows the student of a result more attempts than the others in its session, or takes them back.',
    idempotent: true,
    body: allowAttemptsBody,
    rules: allowanceFindings,
    response: quizResponse(z.looseObject({ allowance })),
    problems: ['NOT_FOUND', 'RULE'],
    scope: { owned: { 'body.result_id': 'result' }, right: 'editor' },
    example: { body: { result_id: '$result', more: 1, reason: 'The power failed.' } },
  }),
  updateAiResponse: defineRow({
    isLogged: true,
    service: 'quiz',
    method: 'PUT',
    access: 'instructor',
    path: 'result/update-ai-response/:id',
    summary: "Stores the instructor's own evaluation of one answer of a result.",
    idempotent: true,
    params: byId,
    body: z.strictObject({
      instructor_updated_evaluation: text(lengths.question),
      question_id: id,
      marks_obtained: z.optional(z.number().check(z.minimum(0), z.maximum(maxInteger))),
    }),
    response: z.looseObject({ success: z.boolean(), message: z.optional(z.string()) }),
    problems: ['NOT_FOUND', 'RULE'],
    scope: { owned: { 'params.id': 'result' }, right: 'marker', share: 'named' },
    example: {
      params: { id: '$daqResult' },
      body: { instructor_updated_evaluation: 'Well argued.', question_id: '$daqQuestion' },
    },
  }),
  getGradingAgreement: defineRow({
    ...read,
    path: 'result/get-grading-agreement/:id',
    extension: true,
    summary: "Reads how far the model's marks and the instructor's agree, by question of a quiz.",
    params: byId,
    response: quizResponse(z.looseObject({ questions: z.array(gradingAgreement) })),
    scope: { owned: { 'params.id': 'quiz' }, right: 'viewer' },
    example: { params: { id: '$quiz' } },
  }),
}
