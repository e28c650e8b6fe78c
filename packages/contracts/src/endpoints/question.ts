import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { lengths, limits, wireLimits } from '@quizwright/domain/limits.ts'
import { batchFindings } from '@quizwright/domain/rules/question.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { job } from '../schemas/job.ts'
import { knows } from '../schemas/saving.ts'
import { rangeQuery } from '../schemas/paging.ts'
import { draftQuestion, question } from '@quizwright/domain/schemas/question.ts'
import { quiz } from '@quizwright/domain/schemas/quiz.ts'
import { session } from '@quizwright/domain/schemas/session.ts'
import { solutionPreview, solutionRun, undoneSolutions } from '../schemas/solution-run.ts'
import { count, id, text } from '@quizwright/domain/schemas/text.ts'

const questions = z.array(draftQuestion).check(z.maxLength(limits.questionsPerBatch))

/**
 * The id of an AI job. Three calls extend the specification: finding the running job, reading its state,
 * ending it.
 */
const jobId = z.strictObject({ id })

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
  getSolutionAi: defineRow({
    isLogged: true,
    service: 'quiz',
    method: 'POST',
    path: 'question/get-solution-ai',
    access: 'instructor',
    idempotent: 'by key',
    summary: 'Starts a job that writes the solutions of the chosen quizzes with an AI model.',
    body: solutionRun,
    response: quizResponse(z.looseObject({ job })),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'body.quizIds': 'quiz' }, right: 'editor' },
    example: {
      body: {
        quizIds: ['$quiz'],
        modalType: 'azure-gpt-3.5-turbo',
        open_ai_params: { temperature: 1, top_p: 1 },
      },
    },
  }),
  previewSolutionAi: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'question/preview-solution-ai',
    access: 'instructor',
    extension: true,
    summary: 'Previews which solutions an AI job would write, and writes the first one without storing it.',
    body: solutionRun,
    response: quizResponse(solutionPreview),
    problems: ['NOT_FOUND'],
    idempotent: true,
    limits: { slow: true },
    scope: { owned: { 'body.quizIds': 'quiz' }, right: 'editor' },
    example: {
      body: {
        quizIds: ['$quiz'],
        modalType: 'azure-gpt-3.5-turbo',
        open_ai_params: { temperature: 1, top_p: 1 },
      },
    },
  }),
  undoSolutionAi: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'question/undo-solution-ai',
    access: 'instructor',
    extension: true,
    summary:
      'Undoes an AI job: restores the solutions that it replaced or added, except those edited since. Ends the job.',
    body: z.strictObject({ job_id: id }),
    response: quizResponse(undoneSolutions),
    problems: ['NOT_FOUND'],
    idempotent: true,
    limits: { slow: true },
    scope: { owned: { 'body.job_id': 'job' }, right: 'owner' },
    example: { body: { job_id: '$job' } },
  }),
  getUnfinishedJob: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'job/get-unfinished-job',
    access: 'instructor',
    summary: "Finds the caller's latest AI job, started on any device, if it has not ended.",
    response: quizResponse(z.looseObject({ job: z.nullable(job) })),
    example: {},
  }),
  getUndoableJob: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'job/get-undoable-job',
    access: 'instructor',
    extension: true,
    summary: "Finds the caller's latest ended AI job whose solutions can still be undone.",
    response: quizResponse(z.looseObject({ job: z.nullable(job) })),
    example: {},
  }),
  getJob: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'job/get-job/:id',
    access: 'instructor',
    summary: 'Reads the progress of a job.',
    params: jobId,
    response: quizResponse(z.looseObject({ job })),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.id': 'job' }, right: 'owner' },
    example: { params: { id: '$job' } },
  }),
  cancelJob: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'job/cancel-job',
    access: 'instructor',
    summary: 'Ends a job. Its finished work stays.',
    body: z.strictObject({ job_id: id }),
    response: quizResponse(z.looseObject({ job })),
    problems: ['NOT_FOUND'],
    idempotent: true,
    scope: { owned: { 'body.job_id': 'job' }, right: 'owner' },
    example: { body: { job_id: '$job' } },
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
