import { lengths } from '@quizwright/domain/limits.ts'
import { role } from '@quizwright/domain/schemas/share.ts'
import { dateTime, id, text } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'

/**
 * Something that was done with a quiz. `kind` is the name of the call, `about` the person concerned. `by`: a person, an
 * operator by a command, or the services by themselves; only a person has a name (`actor`), unless an auth service of
 * one's own keeps it.
 */
const auditEvent = z.looseObject({
  _id: id,
  at: dateTime,
  actor: text(lengths.name),
  by: z.optional(z.enum(['person', 'command', 'services'])),
  kind: text(lengths.id),
  about: z.nullable(text(lengths.name)),
  role: z.nullable(role),
  is_published: z.nullable(z.boolean()),
})
export type AuditEvent = z.infer<typeof auditEvent>

/** An event with the quiz that it was about, by name; null if it was about none, such as a sign-in. */
const installationEvent = z.extend(auditEvent, { quiz: z.nullable(text(lengths.name)) })

export const auditEndpoints = {
  getLog: defineRow({
    service: 'quiz',
    access: 'instructor',
    operator: true,
    extension: true,
    method: 'GET',
    path: 'audit/get-log',
    summary:
      'Lists who did what in the whole installation, newest first, 200 events at once. `after` continues with `next`.',
    query: z.strictObject({ after: z.optional(id) }),
    response: quizResponse(z.looseObject({ events: z.array(installationEvent), next: z.nullable(id) })),
    example: {},
  }),
  getQuizLog: defineRow({
    service: 'quiz',
    access: 'instructor',
    extension: true,
    method: 'GET',
    path: 'audit/get-quiz-log/:id',
    summary:
      'Lists who did what with a quiz, newest first, 200 events at once. `after` continues with `next`.',
    params: z.strictObject({ id }),
    query: z.strictObject({ after: z.optional(id) }),
    response: quizResponse(z.looseObject({ events: z.array(auditEvent), next: z.nullable(id) })),
    scope: { owned: { 'params.id': 'quiz' }, right: 'owner' },
    example: { params: { id: '$quiz' } },
  }),
}
