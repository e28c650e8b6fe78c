import type { ChannelName } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { readFrame } from '@quizwright/contracts/sockets/frames.ts'
import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'
import type { TokenCache } from '../rest/token-cache.ts'
import { toCloseReason, type CloseReason } from './close-codes.ts'
import type { ConnectionSlot } from './connection-limit.ts'

type Options = {
  channel: ChannelName
  tokenCache: TokenCache
  slot: ConnectionSlot
  requestId: string
}
export type Identified =
  | { ok: true; caller: Credentials }
  | { ok: false; reason: CloseReason; problem: Problem }

const refused = (problem: Problem, reason = toCloseReason(problem.code)): Identified => ({
  ok: false,
  reason,
  problem,
})

/** Reads a browser's first frame, which must contain its credentials, and validates them with the auth service. */
export const identifyBrowser = async (
  text: string,
  { channel, tokenCache, slot, requestId }: Options,
): Promise<Identified> => {
  const frame = readFrame(channel, 'fromBrowser', text)
  if (!frame.ok) return refused(frame.problem, 'signInRequired')
  if (frame.event !== 'authenticate') return refused(new Problem('SIGN_IN_REQUIRED'), 'signInRequired')
  const caller = frame.data as Credentials
  slot.recordCredentials()
  try {
    await tokenCache.requireValid(caller, requestId)
    return { ok: true, caller }
  } catch (error) {
    return refused(error instanceof Problem ? error : new Problem('INTERNAL', { cause: error }))
  }
}
