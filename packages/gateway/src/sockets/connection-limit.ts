import type { GatewayLimits } from '../limits.ts'
import type { CloseReason } from './close-codes.ts'

/** The place of one WebSocket within the limits. */
export type ConnectionSlot = {
  /** Assigns the slot to a user. Returns why the socket must be closed, if the user has too many. */
  assignUser: (userId: string) => CloseReason | undefined
  /** Frees the slot; does nothing the second time. */
  release: () => void
}
type Acquired = { ok: true; slot: ConnectionSlot } | { ok: false; reason: CloseReason }
export type ConnectionLimit = { acquire: () => Acquired }

/** Limits WebSockets: in all, without a sign-in, and of one user. The newest is refused. */
export const createConnectionLimit = ({
  socketsPerProcess,
  socketsPerUser,
  socketsUnauthenticated,
}: Pick<
  GatewayLimits,
  'socketsPerProcess' | 'socketsPerUser' | 'socketsUnauthenticated'
>): ConnectionLimit => {
  let open = 0
  let unauthenticated = 0
  const openByUser = new Map<string, number>()

  const removeFromUser = (userId: string): void => {
    const remaining = openByUser.get(userId)! - 1
    if (remaining === 0) openByUser.delete(userId)
    else openByUser.set(userId, remaining)
  }

  const createSlot = (): ConnectionSlot => {
    let user: string | undefined
    let isReleased = false
    return {
      assignUser: (userId) => {
        const openOfUser = openByUser.get(userId) ?? 0
        if (openOfUser >= socketsPerUser) return 'tooMany'
        user = userId
        unauthenticated--
        openByUser.set(userId, openOfUser + 1)
        return undefined
      },
      release: () => {
        if (isReleased) return
        isReleased = true
        open--
        if (user === undefined) unauthenticated--
        else removeFromUser(user)
      },
    }
  }
  return {
    acquire: () => {
      if (open >= socketsPerProcess) return { ok: false, reason: 'tryAgainLater' }
      if (unauthenticated >= socketsUnauthenticated) return { ok: false, reason: 'signInRequired' }
      open++
      unauthenticated++
      return { ok: true, slot: createSlot() }
    },
  }
}
