import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { accounts, tokens } from '../database/tables.ts'
import { hashToken, makeToken, tokenLifeMs } from './token.ts'
import { decoyHash, matchesPassword } from './password.ts'
import { deleteFailure, recordFailure } from './sign-in-failures.ts'

/**
 * Signs in. Each request is recorded as a failure before the password is checked and deleted when it succeeds,
 * so that parallel requests cannot exceed the limit. An unknown e-mail address gets the same response after
 * the same time as a wrong password.
 */
export const signIn =
  ({ db, now }: Context): Handlers<'auth'>['signIn'] =>
  async ({ body, address }) => {
    const emailKey = body.email.trim().toLowerCase()
    const failure = await recordFailure(db, { emailKey, address, at: now() })
    if (failure.tooMany)
      throw new Problem('TOO_MANY_SIGN_INS', { retryAfterSeconds: failure.retryAfterSeconds })

    const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, emailKey))
    const matches = await matchesPassword(account?.passwordHash ?? (await decoyHash()), body.password)
    if (!account || !matches || account.disabledAt || account.role !== body.role)
      throw new Problem('SIGN_IN_REFUSED')

    const token = makeToken()
    const at = now()
    await deleteFailure(db, failure.id)
    await db.insert(tokens).values({
      tokenHash: hashToken(token),
      accountId: account.id,
      createdAt: at,
      lastUsedAt: at,
      expiresAt: new Date(at.getTime() + tokenLifeMs),
    })
    return { uid: account.id, token, user: { userId: account.id, name: account.name, email: account.email } }
  }
