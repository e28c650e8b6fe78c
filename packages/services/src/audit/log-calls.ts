import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints, type EndpointName } from '@quizwright/contracts/endpoints.ts'
import { ownedIds, type RequestParts } from '@quizwright/contracts/http/scope.ts'
import type { AnyHandler, User } from '@quizwright/server/routes/handler.ts'
import { findQuizIds } from '../auth/rights/rights.ts'
import type { Context } from '../context.ts'
import type { AuditDetails } from '../database/tables/audit.ts'
import { logEvent } from './log-event.ts'

/** The fields of a body that say what a call was about. All others may be answers, names or secrets. */
const toldFields = ['role', 'kind', 'subject_id', 'email', 'is_published', 'format', 'version'] as const

const detailsOf = ({ params, body }: RequestParts): AuditDetails =>
  Object.fromEntries(
    toldFields.flatMap((field) =>
      [params, body].flatMap((part) => {
        const value: unknown =
          typeof part === 'object' && part !== null ? Reflect.get(part, field) : undefined
        return typeof value === 'string' || typeof value === 'boolean' ? [[field, value] as const] : []
      }),
    ),
  )

/** Makes the handler of a logged row add to the log what it has done. A refused call is not logged. */
export const logCalls = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  name: string,
  handler: AnyHandler,
): AnyHandler => {
  const row = endpoints[name as EndpointName] satisfies Row as Row
  if (!row.isLogged) return handler
  return async (call, request, reply) => {
    const parts = call as RequestParts & { user: User }
    // Found before the call, which may move what it names.
    const found = await Promise.all(ownedIds(row, parts).map(({ kind, ids }) => findQuizIds(db, kind, ids)))
    const result = await handler(call, request, reply)
    const quizIds = [...new Set(found.flat())]
    await logEvent(db, { actorId: parts.user.userId, kind: name, quizIds, details: detailsOf(parts) }, now())
    return result
  }
}
