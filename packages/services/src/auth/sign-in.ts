import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../context.ts'
import { tokens } from '../database/tables/auth.ts'
import { hashToken, makeToken, tokenEnd } from './token.ts'
import { verifyAccount } from './verify-account.ts'

/** Signs in and returns a new token. */
export const signIn =
  (context: Context): Handlers<'auth'>['signIn'] =>
  async ({ body, address }) => {
    const account = await verifyAccount(context, { ...body, address })
    if (account.role !== body.role) throw new Problem('SIGN_IN_REFUSED')
    const token = makeToken()
    const at = context.now()
    await context.db.insert(tokens).values({
      tokenHash: hashToken(token),
      accountId: account.id,
      createdAt: at,
      lastUsedAt: at,
      expiresAt: tokenEnd(at, at),
    })
    return { uid: account.id, token, user: { userId: account.id, name: account.name, email: account.email } }
  }
