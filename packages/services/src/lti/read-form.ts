import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { Fields } from './launch/answer.ts'

const formType = /^application\/x-www-form-urlencoded(?:;|$)/i

/**
 * The fields of a form; none of a body of another type. Those that were sent more than once are left out, because
 * either could count.
 */
export const readForm = ({ body, headers }: FastifyRequest): Fields =>
  Object.fromEntries(
    Object.entries(
      (formType.test(headers['content-type'] ?? '') ? (body ?? {}) : {}) as Record<string, unknown>,
    ).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )

/** A page of another site must not finish a launch of somebody else in this browser. */
export const requireOwnPage = ({ headers }: FastifyRequest): void => {
  if (headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin')
    throw new Problem('ORIGIN_REFUSED')
}
