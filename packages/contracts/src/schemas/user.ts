import * as z from 'zod/mini'
import { lengths } from '@quizwright/domain/limits.ts'
import { id, text } from '@quizwright/domain/schemas/text.ts'

/** The signed-in instructor. */
export const user = z.looseObject({ userId: id, name: text(lengths.name), email: text(lengths.email) })
export type User = z.infer<typeof user>

/** A token is sent in a header, so it has visible ASCII characters only. */
export const token = z
  .string()
  .check(z.minLength(1), z.maxLength(lengths.token), z.regex(/^[\x21-\x7e]+$/, 'must be a token'))

export const signInBody = z.strictObject({
  email: text(lengths.email).check(z.minLength(1)),
  password: text(lengths.password).check(z.minLength(1)),
  role: z.literal('instructor'),
})

export const signInResponse = z.looseObject({ uid: id, token, user })
export type SignInResponse = z.infer<typeof signInResponse>

/** The message that the sign-in window posts to the page that opened it. */
export const signInMessage = z.object({
  type: z.literal('sign-in'),
  state: z.string().check(z.minLength(16), z.maxLength(128)),
  uid: id,
  token,
  user,
})
export type SignInMessage = z.infer<typeof signInMessage>

/** The value of the local storage key `user`. */
export const storedUser = z.object({
  userId: id,
  name: text(lengths.name),
  email: text(lengths.email),
  token,
})
export type StoredUser = z.infer<typeof storedUser>
