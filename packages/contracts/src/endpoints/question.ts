import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { lengths, limits, wireLimits } from '@quizwright/domain/limits.ts'
import { batchFindings } from '@quizwright/domain/rules/question.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { knows } from '../schemas/saving.ts'
import { rangeQuery } from '../schemas/paging.ts'
import { draftQuestion, question } from '@quizwright/domain/schemas/question.ts'
import { quiz } from '@quizwright/domain/schemas/quiz.ts'
import { session } from '@quizwright/domain/schemas/session.ts'
import { count, id, text } from '@quizwright/domain/schemas/text.ts'

const questions = z.array(draftQuestion).check(z.maxLength(limits.questionsPerBatch))

export const questionEndpoints = {
  addQuestions: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'question/add-questions',
    access: 'instructor',
    summary:
      'Replaces the questions of a quiz: the REST counterpart of the question-saving channel, for up to 100 questions.',
    body: z.strictObject({
      quiz_id: id,
      questions,
      is_published: z.boolean(),
      is_skippable: z.boolean(),
      baseRevision: z.optional(count),
      knows: z.optional(knows),
    }),
    rules: batchFindings,
    response: quizResponse(
      z.looseObject({ needToCreateNewVersion: z.boolean(), revision: z.optional(count) }),
    ),
    problems: ['RULE', 'NOT_FOUND', 'CONFLICT', 'KIND_NOT_OFFERED', 'FEATURE_NOT_OFFERED'],
    idempotent: true,
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'editor' },
    example: { body: { quiz_id: '$quiz', questions: [], is_published: false, is_skippable: false } },
  }),
  createNewVersion: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'question/create-new-version',
    access: 'instructor',
    idempotent: 'by key',
    summary:
      'Creates a new version of a quiz with these questions and its first session. The old version stays unchanged.',
    body: z.strictObject({
      quiz_id: id,
      questions: z.optional(questions),
      is_published: z.optional(z.boolean()),
      is_skippable: z.optional(z.boolean()),
      knows: z.optional(knows),
    }),
    rules: batchFindings,
    response: quizResponse(z.looseObject({ session, quiz })),
    carriesSecret: true,
    problems: ['RULE', 'NOT_FOUND', 'CONFLICT', 'KIND_NOT_OFFERED', 'FEATURE_NOT_OFFERED'],
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'editor' },
    example: { body: { quiz_id: '$quiz' } },
  }),
  getQuestionsByQuizId: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'question/get-question-by-quiz-id/:id',
    access: 'instructor',
    summary: 'Reads the questions of a quiz, all or a part.',
    params: z.strictObject({ id }),
    query: rangeQuery,
    response: quizResponse(z.looseObject({ questions: z.array(question), total: count, revision: count })),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.id': 'quiz' }, right: 'viewer' },
    example: { params: { id: '$quiz' } },
    limits: { responseBytes: wireLimits.longResponseBytes },
  }),
  updateReportedPracticeQuestion: defineRow({
    isLogged: true,
    service: 'quiz',
    method: 'POST',
    path: 'practice/update-practice-reported-question',
    access: 'instructor',
    idempotent: true,
    summary: 'Corrects a reported question of a practice quiz in place, as a new revision of it.',
    body: z.strictObject({
      original: draftQuestion,
      changed: draftQuestion,
      quiz_id: id,
      reason: z.optional(text(lengths.description)),
    }),
    response: quizResponse(z.looseObject({ question })),
    problems: ['RULE', 'NOT_FOUND', 'CONFLICT', 'KIND_NOT_OFFERED', 'FEATURE_NOT_OFFERED'],
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'editor' },
    example: {
      body: { quiz_id: '$practiceQuiz', original: '$practiceQuestion', changed: '$practiceQuestion' },
    },
  }),
}
