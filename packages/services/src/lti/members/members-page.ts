import { lengths } from '@quizwright/domain/limits.ts'
import { isStorable } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod'

const text = z.string().max(lengths.name).refine(isStorable).optional().catch(undefined)

/** Platforms send numbers, too. */
const groupText = z.coerce.string().min(1).max(255).refine(isStorable)
/** More than anybody is in. */
const mostGroups = 50

/** A member of a course. What is missing or has another form is left out: platforms may hide names. */
const member = z.object({
  user_id: z.string().min(1).max(255).refine(isStorable),
  status: z.string().optional().catch(undefined),
  roles: z.array(z.string()).catch([]),
  name: text,
  given_name: text,
  family_name: text,
  email: z.email().max(lengths.email).optional().catch(undefined),
  group_enrollments: z
    .array(z.object({ group_id: groupText, group_name: groupText.optional().catch(undefined) }))
    .max(mostGroups)
    .optional()
    .catch(undefined),
})
export type Member = z.infer<typeof member>

/** Members without an id can't be told apart, so they are left out. */
export const membersPage = z.object({
  members: z
    .array(z.unknown())
    .transform((members) => members.flatMap((one) => member.safeParse(one).data ?? [])),
})

/** The next page that the header `Link` names. */
export const nextPage = (header: string | null, current: string): string | undefined => {
  for (const part of (header ?? '').split(/,(?=\s*<)/)) {
    const [, address = '', parameters = ''] = /^\s*<([^>]*)>(.*)$/s.exec(part) ?? []
    if (/;\s*rel\s*=\s*"?[^";]*\bnext\b/i.test(parameters)) return URL.parse(address, current)?.href
  }
  return undefined
}
