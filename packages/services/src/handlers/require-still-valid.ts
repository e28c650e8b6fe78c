import type { Row } from '@quizwright/contracts/define.ts'
import { ownedIds, type RequestParts } from '@quizwright/contracts/http/scope.ts'
import type { User } from '@quizwright/server/routes/handler.ts'
import { readCredentials } from '@quizwright/server/routes/read-credentials.ts'
import type { FastifyRequest } from 'fastify'
import { requireRight } from '../auth/rights/rights.ts'
import type { Context } from '../context.ts'

/**
 * Asks again what was checked before a call had to wait: whether its caller is still signed in, and still has the role
 * that it needs. Whoever loses a role must not go on by the calls that were sent before. Throws as the first check.
 */
export const requireStillValid = async (
  { db, identity }: Pick<Context, 'db' | 'identity'>,
  row: Row,
  call: unknown,
  request: FastifyRequest,
): Promise<void> => {
  await identity.require(readCredentials(request))
  const { scope } = row
  if (!scope?.owned) return
  const parts = call as RequestParts & { user: User }
  for (const { kind, ids } of ownedIds(row, parts))
    await requireRight(db, scope, kind, ids, parts.user.userId)
}
