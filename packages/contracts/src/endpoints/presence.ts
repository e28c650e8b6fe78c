import { lengths } from '@quizwright/domain/limits.ts'
import { count, id, text } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'

/** A colleague who has the questions of a quiz open now. */
const presentColleague = z.looseObject({
  _id: id,
  name: text(lengths.name),
  question_id: z.nullable(id),
})

export const presenceEndpoints = {
  bePresent: defineRow({
    service: 'quiz',
    access: 'instructor',
    extension: true,
    method: 'POST',
    idempotent: true,
    path: 'presence/be-present',
    summary:
      'Says that the caller has the questions of a quiz open, and learns who else has, ' +
      'the revision of the quiz, who saved it if that is not the one that the caller has (`is_saved_by_caller`: ' +
      'the caller, in another window or on another device), ' +
      'and whether it is published.',
    body: z.strictObject({
      quiz_id: id,
      device_id: id,
      question_id: z.nullable(id),
      revision: z.nullable(count),
    }),
    response: quizResponse(
      z.looseObject({
        revision: count,
        saved_by: z.nullable(text(lengths.name)),
        is_saved_by_caller: z.optional(z.boolean()),
        is_published: z.optional(z.boolean()),
        people: z.array(presentColleague),
      }),
    ),
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'editor' },
    example: { body: { quiz_id: '$quiz', device_id: 'laptop', question_id: null, revision: null } },
  }),
}
