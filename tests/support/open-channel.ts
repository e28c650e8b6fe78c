import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import { lastOf } from '@quizwright/domain/defined.ts'
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'

export type ReceivedEvent = { event: string; data: unknown }
/**
 * A client of a channel, the same at both entry points. Every event is acknowledged at
 * once.
 */
export type OpenChannel = AsyncDisposable & {
  send: (event: string, data: unknown) => void
  /**
   * The next event, or the next one with this name, dropping those before it. Rejects after 20 s or when the
   * connection ends first.
   */
  next: (event?: string) => Promise<ReceivedEvent>
  /** All events up to the first one with one of these names. */
  until: (...events: string[]) => Promise<ReceivedEvent[]>
  /** Why the connection ended: the WebSocket's close code, or 0 over socket.io. */
  closed: Promise<number>
  close: () => void
}
export type Caller = { uid: string; token: string }

const patienceMs = 20_000

/** A queue between arriving events and readers. */
class Mailbox {
  readonly #heard: ReceivedEvent[] = []
  readonly #wake = new Set<() => void>()
  #ended = false

  put(heard: ReceivedEvent): void {
    this.#heard.push(heard)
    for (const wake of this.#wake) wake()
  }

  end(): void {
    this.#ended = true
    for (const wake of this.#wake) wake()
  }

  async take(): Promise<ReceivedEvent> {
    const deadline = Date.now() + patienceMs
    for (;;) {
      const first = this.#heard.shift()
      if (first) return first
      if (this.#ended) throw new Error('The channel ended before another event came.')
      if (Date.now() > deadline) throw new Error(`No event came within ${patienceMs / 1_000} s.`)
      await this.#change(deadline - Date.now())
    }
  }

  #change(waitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer)
        this.#wake.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, waitMs)
      this.#wake.add(wake)
    })
  }
}

const listen = (mailbox: Mailbox): Pick<OpenChannel, 'next' | 'until'> => ({
  next: async (event) => {
    for (;;) {
      const heard = await mailbox.take()
      if (event === undefined || heard.event === event) return heard
    }
  },
  until: async (...events) => {
    const all: ReceivedEvent[] = []
    do all.push(await mailbox.take())
    while (!events.includes(lastOf(all).event))
    return all
  },
})

/**
 * Opens a channel through the gateway, as a page does. With `caller` it authenticates and waits for
 * `authenticated`.
 */
export const openViaGateway = async (
  gatewayUrl: string,
  name: ChannelName,
  caller?: Caller,
  origin = gatewayUrl,
): Promise<OpenChannel> => {
  const mailbox = new Mailbox()
  const socket = new WebSocket(`${gatewayUrl.replace('http', 'ws')}${channels[name].path}`, { origin })
  socket.on('message', (raw) => mailbox.put(JSON.parse(String(raw)) as ReceivedEvent))
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)))
  void closed.then(() => mailbox.end())
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.on('error', reject)
  })
  const channel: OpenChannel = {
    ...listen(mailbox),
    closed,
    send: (event, data) => socket.send(JSON.stringify({ event, data })),
    close: () => socket.close(),
    [Symbol.asyncDispose]: async () => {
      socket.terminate()
      await closed
    },
  }
  if (caller) {
    channel.send('authenticate', { uid: caller.uid, token: caller.token })
    await channel.next('authenticated')
  }
  return channel
}

/**
 * Opens a channel directly at the services, as the gateway does. Rejects with the problem's code if it is
 * refused.
 */
export const openDirect = async (
  servicesUrl: string,
  name: ChannelName,
  caller?: Caller,
): Promise<OpenChannel> => {
  const mailbox = new Mailbox()
  const socket = io(`${servicesUrl}${channels[name].namespace}`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: caller ? { uid: caller.uid, token: caller.token, requestId: 'test' } : {},
  })
  socket.onAny((event: string, data: unknown, acknowledge?: () => void) => {
    mailbox.put({ event, data })
    acknowledge?.()
  })
  const closed = new Promise<number>((resolve) => socket.once('disconnect', () => resolve(0)))
  void closed.then(() => mailbox.end())
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    ...listen(mailbox),
    closed,
    send: (event, data) => void socket.emit(event, data),
    close: () => void socket.close(),
    [Symbol.asyncDispose]: async () => void socket.close(),
  }
}
