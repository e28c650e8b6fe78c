import type { GatewayLimits } from '../limits.ts'
import type { CloseReason } from './close-codes.ts'
import { noSocketsElsewhere, type SocketsElsewhere } from './sockets-elsewhere.ts'
import { entryOf } from '@quizwright/domain/defined.ts'
import {
  createUnauthenticatedSockets,
  type UnauthenticatedSockets,
} from '@quizwright/server/http/unauthenticated-sockets.ts'

/** The slot of one WebSocket within the limits. */
export type ConnectionSlot = {
  /** Records that the browser sent credentials. It is no longer unauthenticated and is not closed to make room. */
  recordCredentials: () => void
  /** Assigns the slot to a user. Returns a close reason if the user has too many sockets. */
  assignUser: (userId: string) => CloseReason | undefined
  /** Calls the listener when the socket must be closed to make room for another one. */
  onEvicted: (listener: () => void) => void
  /** Frees the slot. Further calls do nothing. */
  release: () => void
}
type Acquired = { ok: true; slot: ConnectionSlot } | { ok: false; reason: CloseReason }
export type ConnectionLimit = { acquire: (address: string) => Acquired }

type Limits = Pick<
  GatewayLimits,
  'socketsPerProcess' | 'socketsPerUser' | 'socketsUnauthenticated' | 'unauthenticatedGraceMs'
>

/** The state that the slots of all sockets share. */
type Places = {
  leave: (userId: string | undefined) => void
  assign: (userId: string) => CloseReason | undefined
}

class SocketSlot implements ConnectionSlot {
  private readonly places: Places
  private user: string | undefined
  private isReleased = false
  private close: (() => void) | undefined
  /** Set until the credentials arrive. Most sockets are signed in and keep nothing of this. */
  private leaveUnauthenticated: (() => void) | undefined

  constructor(places: Places, unauthenticated: UnauthenticatedSockets, address: string) {
    this.places = places
    this.leaveUnauthenticated = unauthenticated.add(address, () => {
      this.release()
      this.close?.()
    })
  }

  recordCredentials(): void {
    this.leaveUnauthenticated?.()
    this.leaveUnauthenticated = undefined
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
 * Limits the number of WebSockets: in total, unauthenticated ones (without credentials so far) and of one user. A
 * newcomer may always try to sign in, because an unauthenticated socket is closed to make room. So a crowd that does
 * not sign in keeps nobody out. A newcomer is refused only if all sockets are signed in.
 */
export const createConnectionLimit = (
  { socketsPerProcess, socketsPerUser, socketsUnauthenticated, unauthenticatedGraceMs }: Limits,
  elsewhere: SocketsElsewhere = noSocketsElsewhere,
  now?: () => number,
): ConnectionLimit => {
  let open = 0
  const unauthenticated = createUnauthenticatedSockets(unauthenticatedGraceMs, now)
  const openByUser = new Map<string, number>()

  const removeFromUser = (userId: string): void => {
    const remaining = entryOf(openByUser, userId) - 1
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
      if (unauthenticated.count() >= socketsUnauthenticated || open >= socketsPerProcess)
        unauthenticated.evictOne()
      if (open >= socketsPerProcess) return { ok: false, reason: 'tryAgainLater' }
      open++
      return { ok: true, slot: new SocketSlot(places, unauthenticated, address) }
    },
  }
}
