import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints, type EndpointName } from '@quizwright/contracts/endpoints.ts'
import { takesIdempotencyKey } from '@quizwright/contracts/http/idempotency-key.ts'
import type { AnyHandler, User } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../context.ts'
import { answerOnce } from '../http/answer-once.ts'
import { authHandlers } from './auth-handlers.ts'
import { callsFromReplicas } from './calls-from-replicas.ts'
import { createFairShare } from './fair-share.ts'
import { mainHandlers } from './main-handlers.ts'
import { quizHandlers } from './quiz-handlers.ts'

type HandlersByName = Record<string, AnyHandler>
/** Works long before it stores anything, so it asks for the stored response itself. */
const asksItself = 'createQuizFromCsv' satisfies EndpointName
/** Fewer than half of the connections that teachers share. */
const callsAtOnce = 6
/** Reads a file or waits for a model, most of the time without a connection. */
const isLong = ({ upload, limits }: Row): boolean => upload !== undefined || limits?.slow === true
const mayComeFromReplica: ReadonlySet<string> = new Set(callsFromReplicas)

/**
 * The handler of each call by its name. This is the one place that chooses between primary and replicas: a
 * handler knows one database and not which it is.
 */
export const routeHandlers = (context: Context): ((name: string) => AnyHandler) => {
  const { replicas } = context
  const onPrimary: HandlersByName = {
    ...authHandlers(context),
    ...mainHandlers(context),
    ...quizHandlers(context),
  }
  const onReplica = new Map(
    replicas.databases.map((db): [typeof db, HandlersByName] => [db, quizHandlers({ ...context, db })]),
  )
  const share = createFairShare(callsAtOnce)
  return (name) => {
    const row = endpoints[name as EndpointName] satisfies Row
    const handler = isAnsweredOnce(name) ? once(context, name) : onPrimary[name]!
    const route: AnyHandler = async (call, request, reply) => {
      const { user } = call as { user?: User }
      if (!user) return handler(call, request, reply)
      if (!mayComeFromReplica.has(name))
        return replicas.write(user.userId, () => handler(call, request, reply))
      return replicas.read(user.userId, (db) => (onReplica.get(db)?.[name] ?? handler)(call, request, reply))
    }
    if (isLong(row)) return route
    return (call, request, reply) => {
      const { user, signal } = call as { user?: User; signal: AbortSignal }
      return user
        ? share(user.userId, signal, () => route(call, request, reply))
        : route(call, request, reply)
    }
  }
}

const isAnsweredOnce = (name: string): boolean =>
  name !== asksItself && takesIdempotencyKey(endpoints[name as EndpointName])

/** A handler whose work is in one transaction with the note that it is done. */
const once =
  (context: Context, name: string): AnyHandler =>
  (call, request, reply) =>
    answerOnce(context, name, call, (db) => {
      const handlers: HandlersByName = quizHandlers({ ...context, db })
      return handlers[name]!(call, request, reply)
    })
