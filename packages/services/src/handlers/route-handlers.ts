import type { ServerResponse } from 'node:http'
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
/** Reads and stores its response itself, because it works for a long time before it writes to the database. */
const asksItself = 'createQuizFromCsv' satisfies EndpointName
/** Fewer than half of the connections that instructors share. */
const callsAtOnce = 6
/** A written file stays in memory until it is sent, which a slow reader delays. */
const filesAtOnce = 2
const writesFile: ReadonlySet<string> = new Set(['exportQuiz', 'exportQuestions'] satisfies EndpointName[])
/** Whether a call reads a file or waits for a model. Such calls mostly need no connection. */
const isLong = ({ upload, limits }: Row): boolean => upload !== undefined || limits?.slow === true
const mayComeFromReplica: ReadonlySet<string> = new Set(callsFromReplicas)

/**
 * Returns the handler of each call by name. Only this function chooses between the primary and the replicas: a
 * handler knows a database, but not which one it is.
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
  const shareFiles = createFairShare(filesAtOnce)
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
    if (writesFile.has(name))
      return (call, request, reply) => {
        const { user, signal } = call as { user: User; signal: AbortSignal }
        return shareFiles(user.userId, signal, () => route(call, request, reply), closed(reply.raw))
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

/** Resolves when a response is sent or its caller has disconnected. */
const closed = async (response: ServerResponse): Promise<void> => {
  if (!response.closed) await new Promise<void>((resolve) => response.once('close', resolve))
}

const isAnsweredOnce = (name: string): boolean =>
  name !== asksItself && takesIdempotencyKey(endpoints[name as EndpointName])

/** Runs a handler in one transaction with the record that the call was answered. */
const once =
  (context: Context, name: string): AnyHandler =>
  (call, request, reply) =>
    answerOnce(context, name, call, (db) => {
      const handlers: HandlersByName = quizHandlers({ ...context, db })
      return handlers[name]!(call, request, reply)
    })
