import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from '../database/drizzle.ts'
import { successResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { tokens } from '../database/tables/auth.ts'
import { hashToken } from '../auth/identity/token.ts'
import { isPageRoute } from '../auth/rights/page-routes.ts'
import { signIn } from '../auth/identity/sign-in.ts'

export const authHandlers = (context: Context) =>
  ({
    signIn: signIn(context),
    signOut: async ({ token }) => {
      await context.db.delete(tokens).where(eq(tokens.tokenHash, hashToken(token)))
      return successResponse({})
    },
    authenticateFrontendRoute: async ({ body }) => ({ success: isPageRoute(body.path) }),
  }) satisfies Handlers<'auth'>
