import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../../context.ts'
import { openSession } from './open-session.ts'
import { verifyAccount } from './verify-account.ts'

/** Signs in by a password and returns a new token. */
export const signIn =
  (context: Context): Handlers<'auth'>['signIn'] =>
  async ({ body, address }) => {
    if (!context.signInWays.hasPasswords) throw new Problem('PASSWORDS_OFF')
    const account = await verifyAccount(context, { ...body, address })
    if (account.role !== body.role) throw new Problem('SIGN_IN_REFUSED')
    return await openSession(context, account)
  }
