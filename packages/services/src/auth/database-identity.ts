import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { accounts, tokens } from '../database/tables.ts'
import type { Identity } from './identity.ts'
import { hashToken, tokenEnd } from './token.ts'

/** Use extends the life of a token; written at most this often, so that most reads cause no write. */
const renewEveryMs = 60_000

/** Verifies tokens against the tokens of this database. */
export const databaseIdentity = (db: Database, now: () => Date): Identity => ({
  require: async ({ uid, token }) => {
    const tokenHash = hashToken(token)
    const [row] = await db
      .select({ accountId: tokens.accountId, lastUsedAt: tokens.lastUsedAt, createdAt: tokens.createdAt })
      .from(tokens)
      .innerJoin(accounts, eq(accounts.id, tokens.accountId))
      .where(and(eq(tokens.tokenHash, tokenHash), gt(tokens.expiresAt, now()), isNull(accounts.disabledAt)))
    if (row?.accountId !== uid) throw new Problem('SIGN_IN_REQUIRED')
    const at = now()
    if (at.getTime() - row.lastUsedAt.getTime() > renewEveryMs) {
      await db
        .update(tokens)
        .set({ lastUsedAt: at, expiresAt: tokenEnd(row.createdAt, at) })
        .where(eq(tokens.tokenHash, tokenHash))
    }
    return { userId: uid }
  },
})
