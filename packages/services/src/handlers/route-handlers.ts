import { entryOf } from '@quizwright/domain/defined.ts'
import type { ServerResponse } from 'node:http'
import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints, type EndpointName } from '@quizwright/contracts/endpoints.ts'
import { takesIdempotencyKey } from '@quizwright/contracts/http/idempotency-key.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { AnyHandler, User } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/postgres/reader.ts'
import { asOneCaller } from '../database/embedded/serve-in-order.ts'
import { logCalls } from '../audit/log-calls.ts'
import { answerOnce } from '../http/answer-once.ts'
import { authHandlers } from './auth-handlers.ts'
import { callsFromReader } from './calls-from-reader.ts'
import { createFairShare } from './fair-share.ts'
import { mainHandlers } from './main-handlers.ts'
import { quizHandlers } from './quiz-handlers.ts'
import { requireStillValid } from './require-still-valid.ts'

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
const mayComeFromReader: ReadonlySet<string> = new Set(callsFromReader)

/**
 * Returns the handler of each call by name. Only this function chooses between the database and its reader: a handler
 * knows a database, but not which one it is.
 */
export const routeHandlers = (context: Context): ((name: string) => AnyHandler) => {
  const handlers: HandlersByName = {
    ...authHandlers(context),
    ...mainHandlers(context),
    ...quizHandlers(context),
  }
  const fromReader = context.reader && readingHandlers(context, context.reader)
  const share = createFairShare(callsAtOnce)
  const shareFiles = createFairShare(filesAtOnce)
  return (name) => {
    const row = endpoints[name as EndpointName] satisfies Row
    const own = isAnsweredOnce(name) ? once(context, name) : logCalls(context, name, entryOf(handlers, name))
    const route = fromReader && mayComeFromReader.has(name) ? fromReader(name, own) : own
    if (!writesFile.has(name) && isLong(row)) return route
    return (call, request, reply) => {
      const { user, signal } = call as { user?: User; signal: AbortSignal }
      // A call that had to wait for its turn is no longer before those who asked meanwhile.
      const inOrder = (work: () => ReturnType<AnyHandler>, hasWaited = false) =>
        asOneCaller(work, hasWaited ? undefined : performance.now() - reply.elapsedTime)
      if (!user) return inOrder(() => route(call, request, reply))
      const work = async (hasWaited: boolean) => {
        if (hasWaited) await requireStillValid(context, row, call, request)
        return route(call, request, reply)
      }
      return writesFile.has(name)
        ? shareFiles(user.userId, signal, work, closed(reply.raw))
        : share(user.userId, signal, (hasWaited) => inOrder(() => work(hasWaited), hasWaited))
    }
  }
}

/**
 * Returns a function that makes a handler read from the reader, and say in the header Age how old that is. Whatever
 * fails there, even because something is missing, is repeated on the database itself.
 */
const readingHandlers = (context: Context, { db, readAge }: Reader) => {
  const handlers: HandlersByName = quizHandlers({ ...context, db })
  return (name: string, own: AnyHandler): AnyHandler =>
    async (call, request, reply) => {
      try {
        const ageSeconds = await readAge()
        const result = await logCalls(context, name, entryOf(handlers, name))(call, request, reply)
        reply.header('age', ageSeconds)
        return result
      } catch (error) {
        // What is missing there may be too new for it; anything else is a fault that operators must see.
        const level = error instanceof Problem ? 'debug' : 'warn'
        request.log[level]({ err: error }, 'a call could not be read from the copy of the database')
        return own(call, request, reply)
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
      return logCalls({ ...context, db }, name, entryOf(handlers, name))(call, request, reply)
    })
