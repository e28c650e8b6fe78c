import formBody from '@fastify/formbody'
import { lengths } from '@quizwright/domain/limits.ts'
import { say, sayWith } from '@quizwright/domain/language/say.ts'
import { toNetwork } from '@quizwright/server/http/to-network.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { isPageBuilt, loadBuiltPage } from '@quizwright/pages/load-built-page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { textField } from '../../http/form-fields.ts'
import { pageSpeech } from '../../http/page-language.ts'
import { protectPage } from '../../http/protect-page.ts'
import { setPassword } from '../accounts/change-account.ts'
import { findWeakness, minPasswordLength } from '../accounts/password-strength.ts'
import { verifyAccount } from '../identity/verify-account.ts'

const formBytes = 16 * 1024
type Content = { status?: number; email?: string; problem?: string; isChanged?: boolean }

const show = async (request: FastifyRequest, reply: FastifyReply, { status = 200, ...content }: Content) => {
  const { renderPasswordPage } = await loadBuiltPage('password')
  const speech = pageSpeech(request, reply)
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(renderPasswordPage({ minPasswordLength, ...content }, speech))
}

/** Returns why a new password is refused, if it is, as a text to say. */
const reasonToRefuse = async (password: string, known: string[]): Promise<(() => string) | undefined> => {
  if (password.length < minPasswordLength)
    return () => say('Use at least {count} characters.', { count: minPasswordLength })
  if (password.length > lengths.password)
    return () => say('Use at most {count} characters.', { count: lengths.password })
  if ((await findWeakness(password, known)) === undefined) return undefined
  return () => say('This password is too easy to guess. Use four or more unrelated words.')
}

/**
 * Serves /password, where instructors who know their password set a new one. All their sign-ins then end. The page
 * uses the stylesheets of the sign-in window.
 */
export const servePasswordPage = async (app: FastifyInstance, context: Context): Promise<void> => {
  if (!isPageBuilt('password')) return
  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: formBytes })
    scope.addHook('onRequest', protectPage)
    scope.get('/password', (request, reply) => show(request, reply, {}))
    scope.post('/password', async (request, reply) => {
      const email = textField(request.body, 'email').trim().slice(0, lengths.email)
      const password = textField(request.body, 'password').slice(0, lengths.password)
      const newPassword = textField(request.body, 'new_password')
      try {
        const account = await verifyAccount(context, { email, password, address: toNetwork(request.ip) })
        const problem = await reasonToRefuse(newPassword, [account.name, account.email])
        if (problem)
          return await show(request, reply, {
            status: 422,
            email,
            problem: sayWith(pageSpeech(request, reply), problem),
          })
        await setPassword(context.db, account.email, newPassword)
        return await show(request, reply, { isChanged: true })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return show(request, reply, { status: error.status, email, problem: error.message })
      }
    })
  })
}
