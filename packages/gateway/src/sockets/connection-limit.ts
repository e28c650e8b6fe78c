import type { GatewayLimits } from '../limits.ts'
import type { CloseReason } from './close-codes.ts'

export type Seat = {
  /** The socket is now that of a user. Answers why it may not stay, if so. */
  signIn: (userId: string) => CloseReason | undefined
  leave: () => void
}
export type Seats = { take: () => { ok: true; seat: Seat } | { ok: false; reason: CloseReason } }

/** How many sockets there may be: in all, not signed in, and of one user. The newest is the one that goes. */
export const createSeats = (
  limits: Pick<GatewayLimits, 'socketsPerProcess' | 'socketsPerUser' | 'socketsUnauthenticated'>,
): Seats => {
  let taken = 0
  let unauthenticated = 0
  const byUser = new Map<string, number>()

  const createSeat = (): Seat => {
    let user: string | undefined
    let left = false
    return {
      signIn: (userId) => {
        const others = byUser.get(userId) ?? 0
        if (others >= limits.socketsPerUser) return 'tooMany'
        user = userId
        unauthenticated--
        byUser.set(userId, others + 1)
        return undefined
      },
      leave: () => {
        if (left) return
        left = true
        taken--
        if (user === undefined) unauthenticated--
        else if (byUser.get(user) === 1) byUser.delete(user)
        else byUser.set(user, byUser.get(user)! - 1)
      },
    }
  }
  return {
    take: () => {
      if (taken >= limits.socketsPerProcess) return { ok: false, reason: 'tryLater' }
      if (unauthenticated >= limits.socketsUnauthenticated) return { ok: false, reason: 'signIn' }
      taken++
      unauthenticated++
      return { ok: true, seat: createSeat() }
    },
  }
}
