import { signInLimits } from '@quizwright/domain/limits.ts'
import { and, type AnyColumn, eq, gt, lt } from '../../database/drizzle.ts'
import type { Database } from '../../database/database.ts'
import { accounts, knownAddresses } from '../../database/tables/auth.ts'

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

type Lookup = { emailKey: string; address: string | AnyColumn; at: Date }

/** Selects the address if the account with this e-mail address has recently signed in from it. */
export const selectKnownAddress = (db: Database, { emailKey, address, at }: Lookup) =>
  db
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

/** Whether the account with this e-mail address has recently signed in from this IP address. */
export const isKnownAddress = async (db: Database, lookup: Lookup): Promise<boolean> => {
  const [known] = await selectKnownAddress(db, lookup)
  return known !== undefined
}

export const forgetOldAddresses = async (db: Database, now: Date): Promise<void> => {
  await db.delete(knownAddresses).where(lt(knownAddresses.lastSignInAt, oldest(now)))
}
