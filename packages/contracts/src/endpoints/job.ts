import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { job } from '../schemas/job.ts'
import { solutionPreview, solutionRun, undoneSolutions } from '../schemas/solution-run.ts'
import { id } from '@quizwright/domain/schemas/text.ts'

/**
 * The id of an AI job. Three calls extend the specification: finding the running job, reading its state,
 * ending it.
 */
const jobId = z.strictObject({ id })

/** Jobs that write solutions with an AI model. */
export const jobEndpoints = {
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
}
