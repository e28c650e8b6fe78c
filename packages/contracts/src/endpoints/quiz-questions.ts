import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { generateFindings } from '@quizwright/domain/rules/generate.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { generateBody, generatedQuestions } from '@quizwright/domain/schemas/generate.ts'
import { rangeQuery } from '../schemas/paging.ts'
import { question } from '@quizwright/domain/schemas/question.ts'
import { quiz } from '@quizwright/domain/schemas/quiz.ts'
import { count, id } from '@quizwright/domain/schemas/text.ts'

const byId = z.strictObject({ id })
const byQuizId = z.strictObject({ quizId: id })
const questionsResponse = quizResponse(
  z.looseObject({
    questions: z.array(question),
    total: count,
    /** The revision of the quiz that was read. Parts of two revisions do not fit together. */
    revision: z.optional(count),
  }),
)
const longResponse = { limits: { responseBytes: wireLimits.longResponseBytes } }

/** Reads and generates the questions of a quiz. */
export const quizQuestionsEndpoints = {
  getQuizQuestions: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'quiz/get-quiz-questions/:id',
    access: 'instructor',
    summary: 'Reads the questions of a quiz, all or a part.',
    params: byId,
    query: rangeQuery,
    response: questionsResponse,
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.id': 'quiz' }, right: 'viewer' },
    example: { params: { id: '$quiz' }, query: { from: '0', count: '10' } },
    ...longResponse,
  }),
  getQuizData: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'quiz/get-quiz-data/:id',
    access: 'instructor',
    summary: 'Reads a quiz with its questions, for duplicating it.',
    params: byId,
    response: quizResponse(z.looseObject({ quiz, questions: z.array(question) })),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.id': 'quiz' }, right: 'viewer' },
    example: { params: { id: '$quiz' } },
    ...longResponse,
  }),
  findQuestions: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'quiz/find-questions/:quizId',
    access: 'instructor',
    summary: 'Reads the questions of a quiz for its CSV export.',
    params: byQuizId,
    query: rangeQuery,
    response: questionsResponse,
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.quizId': 'quiz' }, right: 'viewer' },
    example: { params: { quizId: '$quiz' } },
    ...longResponse,
  }),
  createAutomaticQuiz: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/create-automatic-quiz/',
    access: 'instructor',
    summary: 'Chooses questions of the instructor by tags, faculties and difficulty.',
    body: generateBody,
    rules: generateFindings,
    response: quizResponse(generatedQuestions),
    problems: ['RULE', 'NOT_FOUND'],
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'editor' },
    idempotent: true,
    example: { body: { tagNames: ['physics'], facultyIds: [], questionsCount: 5, difficulty: 'Easy' } },
  }),
}
