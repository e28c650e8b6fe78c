import { lengths } from '@quizwright/domain/limits.ts'
import { dateTime, id, text } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'

/** The code that a course shows to whoever teaches it, as typed. */
const longestTyped = 20
export const connectionCodeBody = z.strictObject({ code: text(longestTyped) })

const who = {
  /** As the learning platform tells it; empty where it tells none. */
  name: text(lengths.name),
  platform: text(lengths.name),
  course: text(lengths.name),
}

/** Whom a code connects. */
export const ltiConnection = z.strictObject(who)
export type LtiConnection = z.infer<typeof ltiConnection>

/** An account at a learning platform that is connected with the instructor's own here. */
export const ltiAccount = z.strictObject({ _id: id, ...who, connected_at: dateTime })
export type LtiAccount = z.infer<typeof ltiAccount>

export const ltiAccounts = z.strictObject({ accounts: z.array(ltiAccount) })
export const disconnectLtiBody = z.strictObject({ account_id: id })
