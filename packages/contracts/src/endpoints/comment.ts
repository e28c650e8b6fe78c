import { commentFindings } from '@quizwright/domain/rules/comment.ts'
import {
  changeCommentBody,
  commentPerson,
  commentThread,
  replyBody,
  startThreadBody,
} from '@quizwright/domain/schemas/comment.ts'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { count, id } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'

const common = { service: 'quiz', access: 'instructor', extension: true } as const
const oneThread = quizResponse(z.looseObject({ thread: commentThread }))
const scope = { owned: { 'body.quiz_id': 'quiz' }, right: 'viewer' } as const
const ofQuestion = z.looseObject({ question_id: id, open: count })
const ofAnswer = z.extend(ofQuestion, { result_id: id })

/** Comments of colleagues on questions and answers, for all versions of a quiz. */
export const commentEndpoints = {
  getThreads: defineRow({
    ...common,
    method: 'GET',
    path: 'comment/get-threads/:id',
    summary:
      'Reads the comments on a quiz in threads, the latest first, 20 threads at once. `after` continues with `next`. ' +
      'Those on answers of students are left out for viewers.',
    params: z.strictObject({ id }),
    query: z.strictObject({
      state: z.enum(['open', 'resolved']),
      question_id: z.optional(id),
      result_id: z.optional(id),
      after: z.optional(id),
    }),
    response: quizResponse(
      z.looseObject({
        threads: z.array(commentThread),
        next: z.nullable(id),
        /** Whom a comment can name: everybody with a role. */
        people: z.array(commentPerson),
      }),
    ),
    scope: { owned: { 'params.id': 'quiz', 'query.result_id': 'result' }, right: 'viewer' },
    limits: { responseBytes: wireLimits.longResponseBytes },
    example: { params: { id: '$quiz' }, query: { state: 'open' } },
  }),
  countComments: defineRow({
    ...common,
    method: 'GET',
    path: 'comment/count/:id',
    summary: 'Counts the open threads of a quiz, of each of its questions, and those with something new.',
    params: z.strictObject({ id }),
    response: quizResponse(
      z.looseObject({
        open: count,
        unread: count,
        questions: z.array(ofQuestion),
        /** Of answers of students; none for viewers. */
        answers: z.array(ofAnswer),
      }),
    ),
    scope: { owned: { 'params.id': 'quiz' }, right: 'viewer' },
    example: { params: { id: '$quiz' } },
  }),
  startThread: defineRow({
    ...common,
    method: 'POST',
    idempotent: 'by key',
    path: 'comment/start-thread',
    summary: 'Comments on a stored question of a quiz, on one of its fields, or on an answer to it.',
    body: startThreadBody,
    rules: commentFindings,
    response: oneThread,
    problems: ['NOT_FOUND', 'RULE', 'COMMENT_REFUSED'],
    scope: { owned: { 'body.quiz_id': 'quiz', 'body.result_id': 'result' }, right: 'viewer' },
    example: {
      body: { quiz_id: '$commentedQuiz', question_id: '$commentedQuestion', text: 'Is $1 + 1$ too easy?' },
    },
  }),
  replyToThread: defineRow({
    ...common,
    method: 'POST',
    idempotent: 'by key',
    path: 'comment/reply',
    summary: 'Adds a comment to a thread, which is open again afterwards.',
    body: replyBody,
    rules: commentFindings,
    response: oneThread,
    problems: ['NOT_FOUND', 'RULE', 'COMMENT_REFUSED'],
    scope,
    example: { body: { quiz_id: '$commentedQuiz', thread_id: '$thread', text: 'I think so.' } },
  }),
  changeComment: defineRow({
    ...common,
    method: 'POST',
    idempotent: true,
    path: 'comment/change',
    summary:
      "Changes the text of the caller's own comment, or deletes it with null. The owner of the quiz deletes any.",
    body: changeCommentBody,
    rules: commentFindings,
    response: quizResponse(z.looseObject({ thread: z.nullable(commentThread) })),
    problems: ['NOT_FOUND', 'RULE', 'COMMENT_REFUSED'],
    scope,
    example: { body: { quiz_id: '$commentedQuiz', comment_id: '$comment', text: 'Is $1 + 1$ too easy?' } },
  }),
  resolveThread: defineRow({
    ...common,
    method: 'POST',
    idempotent: true,
    path: 'comment/resolve',
    summary: 'Resolves a thread, or opens it again.',
    body: z.strictObject({ quiz_id: id, thread_id: id, is_resolved: z.boolean() }),
    response: oneThread,
    problems: ['NOT_FOUND'],
    scope,
    example: { body: { quiz_id: '$commentedQuiz', thread_id: '$thread', is_resolved: true } },
  }),
  markCommentsRead: defineRow({
    ...common,
    method: 'POST',
    idempotent: true,
    path: 'comment/mark-read',
    summary: 'Says that the caller has read the comments on a quiz.',
    body: z.strictObject({ quiz_id: id }),
    response: quizResponse(z.looseObject({ quiz_id: id })),
    scope,
    example: { body: { quiz_id: '$quiz' } },
  }),
}
