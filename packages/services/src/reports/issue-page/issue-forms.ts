import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  clearCredentials,
  type Credentials,
  formKeyOf,
  readCredentials,
  setCredentials,
} from './credentials-cookie.ts'
import { idField, textField } from '../../http/form-fields.ts'
import { type createIssueViews, describeProblem, showSignIn, signInEnded } from './show-issues.ts'

type FormAction = (request: FastifyRequest, reply: FastifyReply, credentials: Credentials) => Promise<unknown>

/** Runs a form's action after checking that the form comes from our page. */
const withForm = (action: FormAction) => async (request: FastifyRequest, reply: FastifyReply) => {
  const credentials = readCredentials(request)
  if (!credentials)
    return showSignIn(request, reply, {
      status: 401,
      quizId: idField(request.body, 'quizId'),
      problem: signInEnded,
    })
  if (textField(request.body, 'key') !== formKeyOf(credentials)) throw new Problem('ORIGIN_REFUSED')
  return action(request, reply, credentials)
}

/** Returns the URL of the list, for one quiz or for all. */
const addressOf = (quizId: string | undefined, closed?: number): string => {
  const query = new URLSearchParams({
    ...(quizId !== undefined && { quizId }),
    ...(closed !== undefined && { closed: String(closed) }),
  })
  return query.size === 0 ? '/issues' : `/issues?${query}`
}

/** POST /issues/...: the actions of the page's forms. */
export const serveIssueForms = (
  app: FastifyInstance,
  { clientFor, showIssues }: ReturnType<typeof createIssueViews>,
): void => {
  app.post('/issues/sign-in', async (request, reply) => {
    const email = textField(request.body, 'email').trim()
    const quizId = idField(request.body, 'quizId')
    try {
      const { uid, token } = await clientFor(request).signIn({
        body: { email, password: textField(request.body, 'password'), role: 'instructor' },
      })
      setCredentials(request, reply, { uid, token })
      return await reply.redirect(addressOf(quizId), 303)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return showSignIn(request, reply, {
        status: error.status,
        email,
        quizId,
        problem: describeProblem(error),
      })
    }
  })

  app.post(
    '/issues/close',
    withForm(async (request, reply, credentials) => {
      const quizId = idField(request.body, 'quizId')
      const questionId = textField(request.body, 'question_id')
      const note = textField(request.body, 'note')
      try {
        const { data } = await clientFor(request, credentials).closeIssue({
          body: {
            quiz_id: textField(request.body, 'quiz_id'),
            question_id: questionId,
            note,
            until: textField(request.body, 'until'),
          },
        })
        return await reply.redirect(addressOf(quizId, data.closed), 303)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return showIssues(request, reply, credentials, {
          quizId,
          problem: describeProblem(error),
          unsentNote: { questionId, note },
          status: error.status,
        })
      }
    }),
  )

  app.post(
    '/issues/sign-out',
    withForm(async (request, reply, credentials) => {
      await clientFor(request, credentials)
        .signOut()
        .catch(() => undefined)
      clearCredentials(reply)
      return reply.redirect('/issues', 303)
    }),
  )
}
