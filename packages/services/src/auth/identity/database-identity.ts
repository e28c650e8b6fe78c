import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, gt, isNull } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import { accounts, tokens } from '../../database/tables/auth.ts'
import type { Identity } from './identity.ts'
import { hashToken, tokenEnd } from './token.ts'

/** Using a token extends its life. This is written at most once per interval, so that most reads cause no write. */
const renewEveryMs = 60_000

/** Verifies tokens against those in this database. */
export const databaseIdentity = ({ db, now }: Pick<Context, 'db' | 'now'>): Identity => ({
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
