import { signInLimits } from '@quizwright/contracts/limits.ts'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { accounts, knownAddresses } from '../database/tables/auth.ts'

const lifeMs = signInLimits.knownAddressDays * 24 * 60 * 60 * 1_000
const oldest = (now: Date): Date => new Date(now.getTime() - lifeMs)

/** Remembers that an account signed in from an IP address. */
export const rememberAddress = async (
  db: Database,
  accountId: string,
  address: string,
  now: Date,
): Promise<void> => {
  await db
    .insert(knownAddresses)
    .values({ accountId, address, lastSignInAt: now })
    .onConflictDoUpdate({
      target: [knownAddresses.accountId, knownAddresses.address],
      set: { lastSignInAt: now },
    })
}

/** Whether the account with this e-mail address has recently signed in from this IP address. */
export const isKnownAddress = async (
  db: Database,
  { emailKey, address, at }: { emailKey: string; address: string; at: Date },
): Promise<boolean> => {
  const [known] = await db
    .select({ address: knownAddresses.address })
    .from(knownAddresses)
    .innerJoin(accounts, eq(accounts.id, knownAddresses.accountId))
    .where(
      and(
        eq(accounts.emailKey, emailKey),
        eq(knownAddresses.address, address),
        gt(knownAddresses.lastSignInAt, oldest(at)),
      ),
    )
  return known !== undefined
}

export const forgetOldAddresses = async (db: Database, now: Date): Promise<void> => {
  await db.delete(knownAddresses).where(lt(knownAddresses.lastSignInAt, oldest(now)))
}
