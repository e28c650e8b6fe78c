import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { lengths, wireLimits } from '@quizwright/domain/limits.ts'
import { decisionFindings } from '@quizwright/domain/rules/mark.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import {
  answerToMark,
  delivery,
  markingOrders,
  markingQueue,
  questionToMark,
  savedMarks,
  saveMarksBody,
  sureSuggestions,
} from '../schemas/marking.ts'
import { cursorQuery } from '../schemas/paging.ts'
import { count, id, text } from '@quizwright/domain/schemas/text.ts'

const byId = z.strictObject({ id })
const call = { service: 'quiz', access: 'instructor', extension: true, problems: ['NOT_FOUND'] } as const
const read = { ...call, method: 'GET' } as const
const longResponse = { limits: { responseBytes: wireLimits.longResponseBytes } }

/** The marking queue of descriptive answers: an extension of the specification. */
export const markingEndpoints = {
  getMarkingQueue: defineRow({
    ...read,
    path: 'marking/get-queue/:id',
    summary:
      'Reads the waiting descriptive answers that an instructor may mark, the least certain first, without those ' +
      'that somebody else has open.',
    params: byId,
    query: z.extend(cursorQuery, {
      quiz_id: z.optional(id),
      question_id: z.optional(id),
      session_id: z.optional(id),
      order: z.optional(z.enum(markingOrders)),
    }),
    response: quizResponse(markingQueue),
    scope: {
      instructor: ['params.id'],
      owned: { 'query.quiz_id': 'quiz', 'query.session_id': 'session or group' },
      right: 'marker',
      share: 'listed',
    },
    example: { params: { id: '$instructor' }, query: { quiz_id: '$quiz' } },
    ...longResponse,
  }),
  getSimilarAnswers: defineRow({
    ...read,
    path: 'marking/get-similar-answers/:id',
    summary: 'Finds waiting answers to the same question that say the same in nearly the same words.',
    params: byId,
    query: z.strictObject({ question_id: id }),
    response: quizResponse(
      z.looseObject({ answers: z.array(answerToMark), questions: z.array(questionToMark) }),
    ),
    scope: { owned: { 'params.id': 'result' }, right: 'marker', share: 'listed' },
    example: { params: { id: '$daqResult' }, query: { question_id: '$daqQuestion' } },
    ...longResponse,
  }),
  claimAnswer: defineRow({
    ...call,
    method: 'POST',
    idempotent: true,
    path: 'marking/claim-answer',
    summary:
      'Says that the caller has an answer open to mark it, for five minutes, or no longer. Others are told who has it.',
    body: z.strictObject({ result_id: id, question_id: id, is_open: z.boolean() }),
    response: quizResponse(z.looseObject({ held_by: z.nullable(text(lengths.name)), is_own: z.boolean() })),
    scope: { owned: { 'body.result_id': 'result' }, right: 'marker', share: 'named' },
    example: { body: { result_id: '$daqResult', question_id: '$daqQuestion', is_open: true } },
  }),
  saveMarks: defineRow({
    isLogged: true,
    ...call,
    method: 'PUT',
    path: 'marking/save-marks',
    summary: 'Marks answers to one question, confirms their suggested marks, or returns them to the queue.',
    body: saveMarksBody,
    rules: decisionFindings,
    response: quizResponse(savedMarks),
    problems: ['NOT_FOUND', 'RULE'],
    idempotent: true,
    scope: { owned: { 'body.result_ids': 'result' }, right: 'marker', share: 'named' },
    example: {
      body: {
        question_id: '$daqQuestion',
        result_ids: ['$daqResult'],
        revisions: [0],
        decision: 'mark',
        marks: 1,
        evaluation: 'Well argued.',
      },
    },
  }),
  getDelivery: defineRow({
    ...read,
    path: 'marking/get-delivery/:id',
    summary:
      "Reads whether a quiz delivers its model's sure suggestions by itself, and their agreement so far.",
    params: byId,
    response: quizResponse(delivery),
    scope: { owned: { 'params.id': 'quiz' }, right: 'marker', share: 'nameless' },
    example: { params: { id: '$quiz' } },
  }),
  updateDelivery: defineRow({
    isLogged: true,
    ...call,
    method: 'PUT',
    path: 'marking/update-delivery/:id',
    summary: 'Switches automatic delivery of sure suggestions on (if the agreement allows it) or off.',
    params: byId,
    body: z.strictObject({ is_automatic: z.boolean() }),
    response: quizResponse(delivery),
    problems: ['NOT_FOUND', 'RULE'],
    idempotent: true,
    scope: { owned: { 'params.id': 'quiz' }, right: 'editor' },
    example: { params: { id: '$quiz' }, body: { is_automatic: false } },
  }),
  getSureSuggestions: defineRow({
    ...read,
    path: 'marking/get-sure-suggestions/:id',
    summary: 'Previews the effect of confirming all sure suggestions of a quiz.',
    params: byId,
    response: quizResponse(sureSuggestions),
    scope: { owned: { 'params.id': 'quiz' }, right: 'marker', share: 'listed' },
    example: { params: { id: '$quiz' } },
  }),
  confirmSuggestions: defineRow({
    isLogged: true,
    ...call,
    idempotent: 'by key',
    method: 'POST',
    path: 'marking/confirm-suggestions/:id',
    summary: 'Confirms the sure suggestions of a summary. Later ones are not confirmed.',
    params: byId,
    body: z.strictObject({ fingerprint: text(100) }),
    response: quizResponse(z.looseObject({ confirmed: count, confirmation_id: id })),
    problems: ['NOT_FOUND', 'SUGGESTIONS_CHANGED'],
    scope: { owned: { 'params.id': 'quiz' }, right: 'marker', share: 'listed' },
    example: { params: { id: '$quiz' }, body: { fingerprint: 'none' } },
  }),
  undoConfirmation: defineRow({
    isLogged: true,
    ...call,
    method: 'POST',
    path: 'marking/undo-confirmation/:id',
    summary:
      'Returns suggestions that were confirmed in one go to the queue, except those whose students saw the result.',
    params: byId,
    body: z.strictObject({ confirmation_id: id }),
    response: quizResponse(z.looseObject({ reopened: count, delivered: count })),
    idempotent: true,
    scope: { owned: { 'params.id': 'quiz' }, right: 'marker', share: 'listed' },
    example: { params: { id: '$quiz' }, body: { confirmation_id: 'none' } },
  }),
}
