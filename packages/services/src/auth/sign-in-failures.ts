import { signInLimits } from '@quizwright/contracts/limits.ts'
import { and, count, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { signInFailures } from '../database/tables.ts'

const minuteMs = 60_000
const windowMs = signInLimits.failureWindowMinutes * minuteMs
const dayMs = 24 * 60 * minuteMs

type Try = { emailKey: string; address: string; at: Date }
type Counted = { tooMany: false; id: number } | { tooMany: true; retryAfterSeconds: number }

/**
 * Counts a try as a failure and says whether it was one too many, for this account from this address or for
 * the address in a day.
 */
export const countFailure = async (db: Database, { emailKey, address, at }: Try): Promise<Counted> => {
  const ago = (ms: number) => gt(signInFailures.failedAt, new Date(at.getTime() - ms))
  const [counted] = await db
    .insert(signInFailures)
    .values({ emailKey, address, failedAt: at })
    .returning({ id: signInFailures.id })
  const [ofAccount] = await db
    .select({ n: count() })
    .from(signInFailures)
    .where(and(eq(signInFailures.emailKey, emailKey), eq(signInFailures.address, address), ago(windowMs)))
  const [ofAddress] = await db
    .select({ n: count() })
    .from(signInFailures)
    .where(and(eq(signInFailures.address, address), ago(dayMs)))
  const id = counted!.id
  const blocksAccount = ofAccount!.n > signInLimits.failuresPerAccount
  if (!blocksAccount && ofAddress!.n <= signInLimits.failuresPerAddressADay) return { tooMany: false, id }
  // A try that was not judged is no failure: waiting must help, however often one knocks meanwhile.
  await forgetFailure(db, id)
  return { tooMany: true, retryAfterSeconds: (blocksAccount ? windowMs : dayMs) / 1_000 }
}

export const forgetFailure = async (db: Database, id: number): Promise<void> => {
  await db.delete(signInFailures).where(eq(signInFailures.id, id))
}
