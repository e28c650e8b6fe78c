import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { countedAttempts, itemStatistics, otherAnswers } from '@quizwright/domain/schemas/item-statistics.ts'
import { rangeQuery, resultRangeQuery } from '../schemas/paging.ts'
import { quiz } from '@quizwright/domain/schemas/quiz.ts'
import { closeIssueFindings } from '@quizwright/domain/rules/report.ts'
import { closeIssueBody, reportedIssue } from '@quizwright/domain/schemas/report.ts'
import { trend } from '../schemas/result.ts'
import { listedResult } from '../schemas/listed-result.ts'
import { cityStats, coordinate, statData, topStudent } from '../schemas/stats.ts'
import { count, id } from '@quizwright/domain/schemas/text.ts'

const byId = z.strictObject({ id })
const withSession = z.strictObject({ id, x: z.optional(id) })
const read = { service: 'quiz', method: 'GET', access: 'instructor', problems: ['NOT_FOUND'] } as const
const quizAndSession = {
  owned: { 'params.id': 'quiz', 'params.x': 'session or group' },
  right: 'viewer',
} as const

export const reportEndpoints = {
  getCityWiseStats: defineRow({
    ...read,
    path: 'quiz-report/get-city-wise-stats/:id',
    summary:
      'Reads attempts and averages by city. Places with fewer than 5 students are combined as "Other".',
    params: byId,
    query: z.strictObject({ sessionId: z.optional(id) }),
    response: quizResponse(
      z.looseObject({ cityWiseStats: z.array(cityStats), cordinatesList: z.array(coordinate) }),
    ),
    scope: { owned: { 'params.id': 'quiz', 'query.sessionId': 'session or group' }, right: 'viewer' },
    example: { params: { id: '$quiz' } },
  }),
  getReportResults: defineRow({
    isLogged: true,
    ...read,
    path: 'quiz-report/get-quiz-results/:id/:x?',
    summary: "Lists the results of a quiz (id) or of one session (x) for the stats' download.",
    params: withSession,
    query: resultRangeQuery,
    response: quizResponse(z.looseObject({ quizResults: z.array(listedResult), total: z.optional(count) })),
    scope: { owned: { ...quizAndSession.owned, 'query.after': 'result' }, right: 'marker', share: 'listed' },
    example: { params: { id: '$quiz' } },
    limits: { responseBytes: wireLimits.longResponseBytes },
  }),
  getQuizPerformance: defineRow({
    ...read,
    path: 'quiz-report/get-student-quiz-performance/:id',
    summary: 'Reads the trend of the class of a quiz.',
    params: byId,
    response: quizResponse(z.looseObject({ statsData: z.array(trend) })),
    scope: { owned: { 'params.id': 'quiz' }, right: 'viewer' },
    example: { params: { id: '$quiz' } },
  }),
  getTopStudents: defineRow({
    ...read,
    path: 'quiz-report/get-top-students/:id',
    summary:
      'Ranks the students of a quiz (the best ten) or of a session by their first or latest attempt. ' +
      '`result` adds the rank of that result.',
    params: byId,
    query: z.strictObject({
      attempt: z.optional(z.enum(['first', 'latest'])),
      result: z.optional(id),
      ...rangeQuery.shape,
    }),
    response: quizResponse(
      z.looseObject({
        quiz: z.array(topStudent),
        total: z.optional(count),
        marked: z.optional(z.nullable(topStudent)),
      }),
    ),
    scope: {
      owned: { 'params.id': 'quiz, session or group', 'query.result': 'result' },
      right: 'marker',
      share: 'whole',
    },
    example: { params: { id: '$quiz' }, query: { attempt: 'first' } },
  }),
  getQuizStats: defineRow({
    ...read,
    path: 'quiz-report/quiz-stats/:id/:x?',
    summary: 'Reads the overall figures of a quiz (id) or of one session (x).',
    params: withSession,
    response: quizResponse(z.looseObject({ statData, quiz })),
    scope: quizAndSession,
    example: { params: { id: '$quiz' } },
  }),
  getItemStatistics: defineRow({
    ...read,
    path: 'quiz-report/get-item-statistics/:id/:x?',
    summary:
      'Reads the item statistics of a quiz (id) or of one session (x), each figure with its confidence interval.',
    params: withSession,
    query: z.strictObject({ attempts: z.optional(z.enum(countedAttempts)) }),
    response: quizResponse(itemStatistics),
    scope: quizAndSession,
    limits: { responseBytes: wireLimits.longResponseBytes },
    example: { params: { id: '$quiz' }, query: { attempts: 'first' } },
  }),
  getOtherAnswers: defineRow({
    ...read,
    extension: true,
    path: 'quiz-report/get-other-answers/:id/:questionId/:x?',
    summary:
      'Lists the most frequent typed answers that do not earn all marks, to a question of a quiz (id) or session (x).',
    params: z.strictObject({ id, questionId: id, x: z.optional(id) }),
    query: z.strictObject({ attempts: z.optional(z.enum(countedAttempts)) }),
    response: quizResponse(otherAnswers),
    problems: ['NOT_FOUND'],
    scope: quizAndSession,
    example: {
      params: { id: '$correctedQuiz', questionId: '$correctedQuestion' },
      query: { attempts: 'first' },
    },
  }),
  getReportedIssues: defineRow({
    ...read,
    path: 'quiz-report/get-reported-issues/:instructorId',
    summary:
      'Lists the questions with open reports, of all quizzes or one, sorted by the number of reports and the figures.',
    params: z.strictObject({ instructorId: id }),
    query: z.strictObject({ quizId: z.optional(id), ...rangeQuery.shape }),
    response: quizResponse(z.looseObject({ issues: z.array(reportedIssue), total: count })),
    scope: { instructor: ['params.instructorId'], owned: { 'query.quizId': 'quiz' }, right: 'viewer' },
    example: { params: { instructorId: '$instructor' } },
  }),
  closeIssue: defineRow({
    isLogged: true,
    service: 'quiz',
    method: 'POST',
    access: 'instructor',
    path: 'quiz-report/close-issue',
    summary: 'Closes the open reports on a question, with a note for the students who reported.',
    idempotent: true,
    body: closeIssueBody,
    rules: closeIssueFindings,
    response: quizResponse(z.looseObject({ closed: count, reports_count: count })),
    problems: ['RULE', 'NOT_FOUND'],
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'editor' },
    example: {
      body: {
        quiz_id: '$quiz',
        question_id: 'gone',
        note: 'The second option was wrong and is corrected now.',
      },
    },
  }),
}
