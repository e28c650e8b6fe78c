import type { GatewayLimits } from '../limits.ts'
import type { CloseReason } from './close-codes.ts'
import { noSocketsElsewhere, type SocketsElsewhere } from './sockets-elsewhere.ts'
import { createStrangers, type Strangers } from './strangers.ts'

/** The place of one WebSocket within the limits. */
export type ConnectionSlot = {
  /** The browser sent its credentials: it is a stranger no more and is not closed to make room for others. */
  recordCredentials: () => void
  /** Assigns the slot to a user. Returns why the socket must be closed, if the user has too many. */
  assignUser: (userId: string) => CloseReason | undefined
  /** Calls the listener when the socket must be closed to make room for another. */
  onEvicted: (listener: () => void) => void
  /** Frees the slot; does nothing the second time. */
  release: () => void
}
type Acquired = { ok: true; slot: ConnectionSlot } | { ok: false; reason: CloseReason }
export type ConnectionLimit = { acquire: (address: string) => Acquired }

type Limits = Pick<
  GatewayLimits,
  'socketsPerProcess' | 'socketsPerUser' | 'socketsUnauthenticated' | 'strangerGraceMs'
>

/** What the slots of all sockets share. */
type Places = {
  leave: (userId: string | undefined) => void
  assign: (userId: string) => CloseReason | undefined
}

class SocketSlot implements ConnectionSlot {
  private readonly places: Places
  private user: string | undefined
  private isReleased = false
  private close: (() => void) | undefined
  /** Until the credentials came: most sockets are signed in, and hold nothing of this any more. */
  private leaveStrangers: (() => void) | undefined

  constructor(places: Places, strangers: Strangers, address: string) {
    this.places = places
    this.leaveStrangers = strangers.add(address, () => {
      this.release()
      this.close?.()
    })
  }

  recordCredentials(): void {
    this.leaveStrangers?.()
    this.leaveStrangers = undefined
  }
  assignUser(userId: string): CloseReason | undefined {
    const refusal = this.places.assign(userId)
    if (!refusal) this.user = userId
    return refusal
  }
  onEvicted(listener: () => void): void {
    this.close = listener
  }
  release(): void {
    if (this.isReleased) return
    this.isReleased = true
    this.recordCredentials()
    this.places.leave(this.user)
  }
}

/**
 * Limits WebSockets: in all, of strangers (who have not sent credentials) and of one user. A newcomer may
 * always try to sign in: room is made by closing a stranger's socket, so that a crowd of strangers keeps
 * nobody out. Only where all sockets are signed in, the newcomer is refused.
 */
export const createConnectionLimit = (
  { socketsPerProcess, socketsPerUser, socketsUnauthenticated, strangerGraceMs }: Limits,
  elsewhere: SocketsElsewhere = noSocketsElsewhere,
  now?: () => number,
): ConnectionLimit => {
  let open = 0
  const strangers = createStrangers(strangerGraceMs, now)
  const openByUser = new Map<string, number>()

  const removeFromUser = (userId: string): void => {
    const remaining = openByUser.get(userId)! - 1
    if (remaining === 0) openByUser.delete(userId)
    else openByUser.set(userId, remaining)
    elsewhere.tell(userId, remaining)
  }

  const places: Places = {
    leave: (userId) => {
      open--
      if (userId !== undefined) removeFromUser(userId)
    },
    assign: (userId) => {
      const openOfUser = openByUser.get(userId) ?? 0
      if (openOfUser + elsewhere.count(userId) >= socketsPerUser) return 'tooMany'
      openByUser.set(userId, openOfUser + 1)
      elsewhere.tell(userId, openOfUser + 1)
      return undefined
    },
  }
  return {
    acquire: (address) => {
      if (strangers.count() >= socketsUnauthenticated || open >= socketsPerProcess) strangers.evictOne()
      if (open >= socketsPerProcess) return { ok: false, reason: 'tryAgainLater' }
      open++
      return { ok: true, slot: new SocketSlot(places, strangers, address) }
    },
  }
}
