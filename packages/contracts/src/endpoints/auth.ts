import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { mainResponse } from '../schemas/envelopes.ts'
import { id, text } from '@quizwright/domain/schemas/text.ts'
import { signInResponse, signInBody } from '../schemas/user.ts'

export const authEndpoints = {
  signIn: defineRow({
    service: 'auth',
    method: 'POST',
    path: 'v1/auth/sign-in',
    work: ['hashing'],
    access: 'public',
    summary: 'Signs an instructor in and returns a token, which expires 12 hours after its last use.',
    body: signInBody,
    response: signInResponse,
    carriesSecret: true,
    problems: ['SIGN_IN_REFUSED', 'TOO_MANY_SIGN_INS', 'PASSWORDS_OFF'],
    example: { body: { email: '$email', password: '$password', role: 'instructor' } },
  }),
  signOut: defineRow({
    service: 'auth',
    method: 'POST',
    path: 'v1/auth/sign-out',
    access: 'instructor',
    idempotent: true,
    summary: "Invalidates the caller's token.",
    response: mainResponse({}),
    example: {},
  }),
  authenticateFrontendRoute: defineRow({
    service: 'auth',
    method: 'POST',
    path: 'v1/auth/authenticate-frontend-route',
    access: 'instructor',
    idempotent: true,
    summary:
      'Checks whether the user may open a route of the page. The path has placeholders instead of parameter values.',
    body: z.strictObject({ path: text(500), user_id: id }),
    response: mainResponse({}),
    scope: { instructor: ['body.user_id'] },
    example: { body: { path: '/quiz/quiz-stats/:quiz_id', user_id: '$instructor' } },
  }),
}
