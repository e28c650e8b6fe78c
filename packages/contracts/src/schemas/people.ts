import { lengths } from '@quizwright/domain/limits.ts'
import { count, dateTime, id, text } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'
import { rangeQuery } from './paging.ts'

/**
 * Somebody with an account. `providers`: the hosts of the institutions by which they sign in, beside a password if they
 * have one. `quizzes` counts those that they own, each with all its versions as one.
 */
export const person = z.strictObject({
  _id: id,
  name: text(lengths.name),
  email: text(lengths.email),
  providers: z.array(text(lengths.link)),
  has_password: z.boolean(),
  is_operator: z.boolean(),
  is_disabled: z.boolean(),
  is_self: z.boolean(),
  quizzes: count,
  last_sign_in_at: z.nullable(dateTime),
})
export type Person = z.infer<typeof person>

/** A part of the list by name, and the number of all that match. */
export const people = z.strictObject({ total: count, people: z.array(person) })
export type People = z.infer<typeof people>

export const peopleQuery = z.extend(rangeQuery, { search: z.optional(text(lengths.name)) })

/** What is not named stays. */
export const changePersonBody = z.strictObject({
  account_id: id,
  is_disabled: z.optional(z.boolean()),
  is_operator: z.optional(z.boolean()),
})

export const handOverAllBody = z.strictObject({ account_id: id, to_id: id })
