import type { FastifyRequest } from 'fastify'

/** How long each request waited for the validation of its token, in milliseconds. */
const spent = new WeakMap<FastifyRequest, number>()

/**
 * Records how long the validation of a request's token takes. Validation and relaying share one deadline, so that a
 * caller never waits for two of them.
 */
export const timeSignIn = async (request: FastifyRequest, validation: Promise<void>): Promise<void> => {
  const startedAt = performance.now()
  await validation
  spent.set(request, performance.now() - startedAt)
}

export const spentOnSignIn = (request: FastifyRequest): number => spent.get(request) ?? 0
