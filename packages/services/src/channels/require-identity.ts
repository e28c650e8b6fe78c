import { Problem } from '@quizwright/contracts/problem.ts'
import { id } from '@quizwright/domain/schemas/text.ts'
import { token } from '@quizwright/contracts/schemas/user.ts'
import type { Namespace } from 'socket.io'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { type Connection, toProblem } from './connection.ts'

const handshake = z.object({
  uid: id,
  token,
  requestId: z.catch(z.optional(z.string().check(z.maxLength(64))), undefined),
  traceparent: z.catch(z.optional(z.string().check(z.maxLength(64))), undefined),
})

/** The data that the handshake stores in `socket.data`. */
export type HandshakeData = Pick<Connection, 'userId' | 'requestId' | 'traceparent'>

/**
 * Refuses a connection without a valid token. The refusal contains the problem, so that the gateway can send it to
 * the browser.
 */
export const requireIdentity = (namespace: Namespace, { identity }: Context): void => {
  namespace.use(async (socket, next) => {
    try {
      const auth = z.safeParse(handshake, socket.handshake.auth)
      if (!auth.success) throw new Problem('SIGN_IN_REQUIRED')
      const { userId } = await identity.require(auth.data)
      const { requestId, traceparent } = auth.data
      socket.data = { userId, requestId, traceparent } satisfies HandshakeData
      next()
    } catch (error) {
      const { code, message } = toProblem(error)
      next(Object.assign(new Error(code), { data: { code, message } }))
    }
  })
}
