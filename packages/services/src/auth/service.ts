import type { Handlers } from '@quizwright/contracts/walkers/fastify.ts'
import { eq } from 'drizzle-orm'
import { succeeded } from '../shared/answers.ts'
import type { Context } from '../shared/context.ts'
import { tokens } from '../shared/database/tables.ts'
import { hashToken } from '../shared/identity/token.ts'
import { isPageRoute } from './page-routes.ts'
import { signIn } from './sign-in.ts'

export const authHandlers = (context: Context) =>
  ({
    signIn: signIn(context),
    signOut: async ({ token }) => {
      await context.db.delete(tokens).where(eq(tokens.tokenHash, hashToken(token)))
      return succeeded({})
    },
    authenticateFrontendRoute: async ({ body }) => ({ success: isPageRoute(body.path) }),
  }) satisfies Handlers<'auth'>
