import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { givenRoles, roles } from '../rules/role.ts'
import { count, dateTime, id, text } from './text.ts'

export const role = z.enum(roles)
export const givenRole = z.enum(givenRoles)

/** A colleague as others see one. An operator's own auth service may leave names unknown here. */
export const colleague = z.looseObject({
  _id: id,
  name: text(lengths.name),
  email: text(lengths.email),
})
export type Colleague = z.infer<typeof colleague>

/** A colleague, or all who teach a course, with the role that the owner gave them. */
export const share = z.looseObject({
  kind: z.enum(['person', 'course']),
  _id: id,
  name: text(lengths.name),
  /** Empty for a course. */
  email: text(lengths.email),
  role: givenRole,
  given_at: dateTime,
})
export type Share = z.infer<typeof share>

/** Who may do what with a quiz. `role` is the caller's own. */
export const quizShares = z.looseObject({
  owner: colleague,
  role,
  shares: z.array(share),
  /** The course of the quiz, whose team can be given a role; null without a course. */
  course: z.nullable(z.looseObject({ _id: id, name: text(lengths.name) })),
  /** The link by which colleagues give themselves a role, as the owner sees it; null if there is none. */
  link: z.optional(z.nullable(z.looseObject({ role: givenRole, expires_at: dateTime }))),
})
export type QuizShares = z.infer<typeof quizShares>

const secret = text(lengths.token)

/** A new link for colleagues. Its secret is told once. */
export const shareLink = z.looseObject({ secret, role: givenRole, expires_at: dateTime })
export const acceptLinkBody = z.strictObject({ secret })
/** The quiz that a link leads to, with the role that the caller has in it now. */
export const acceptedQuiz = z.looseObject({ quiz_id: id, name: text(lengths.name), role })

/** What handing over a quiz takes along. `open_attempts` are those of students who are taking it now. */
export const handOverPreview = z.looseObject({
  versions: count,
  sessions: count,
  students: count,
  open_attempts: count,
})

/** Names either a colleague by their e-mail address, or the team of the quiz's course. */
export const addShareBody = z.strictObject({
  quiz_id: id,
  role: givenRole,
  email: z.optional(text(lengths.email)),
  course_id: z.optional(id),
})
export type AddShareBody = z.infer<typeof addShareBody>

const named = { quiz_id: id, kind: z.enum(['person', 'course']), subject_id: id }
export const changeShareBody = z.strictObject({ ...named, role: givenRole })
export const removeShareBody = z.strictObject(named)
