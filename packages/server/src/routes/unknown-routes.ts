import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import type { FastifyInstance } from 'fastify'
import { collectMethods } from './allowed-methods.ts'
import { sendProblem } from './send-problem.ts'

/**
 * Responds to unknown paths with 404, and to a wrong method with 405 and the header Allow. Must be called before the
 * routes are registered.
 */
export const respondToUnknownRoutes = (app: FastifyInstance): void => {
  const methodsOf = collectMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(elementAt(request.url.split('?'), 0))
    // A route may itself find that it serves nothing under a path.
    if (methods.length === 0 || methods.includes(request.method))
      return sendProblem(new Problem('NO_ROUTE'), request, reply)
    reply.header('allow', methods.join(', '))
    return sendProblem(new Problem('METHOD_NOT_ALLOWED'), request, reply)
  })
}
