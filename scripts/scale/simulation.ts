import TinyQueue from 'tinyqueue'

/**
 * Cores of a machine, shared equally by all customers that compute: each gets a whole core while there are
 * enough, otherwise an equal share. `speed` is relative to the core on which demands were measured. `count`
 * need not be an integer, because other programs may use part of a machine.
 */
export type Cores = {
  count: number
  speed: number
  busySeconds: number
  served: number
  servedAt: number
  running: TinyQueue<Running>
}
/**
 * A resource with limited holders, first come, first served: the thread of a process, the connections of a
 * pool, the lock of a row.
 */
export type Token = { free: number; waiting: Customer[]; next: number }

/** The next request of a customer. Seconds; those of a burst refer to a core without other work. */
export type Step =
  | { kind: 'wait'; seconds: number }
  | { kind: 'burst'; on: Cores; seconds: number }
  | { kind: 'take'; token: Token }
  | { kind: 'give'; token: Token }
/** A customer's way through the system, step by step. Code between two steps takes no simulated time. */
export type Way = Generator<Step, void, void>

type Customer = Way
type Running = { ends: number; customer: Customer }
type Event =
  | { at: number; order: number; customer: Customer }
  | { at: number; order: number; cores: Cores; version: number }

export const makeCores = (count: number, speed = 1): Cores => ({
  count,
  speed,
  busySeconds: 0,
  served: 0,
  servedAt: 0,
  running: new TinyQueue<Running>([], (one, other) => one.ends - other.ends),
})
export const makeToken = (capacity: number): Token => ({ free: capacity, waiting: [], next: 0 })

export const wait = (seconds: number): Step => ({ kind: 'wait', seconds })
export const burst = (on: Cores, seconds: number): Step => ({ kind: 'burst', on, seconds })
export const take = (token: Token): Step => ({ kind: 'take', token })
export const give = (token: Token): Step => ({ kind: 'give', token })

export type Simulation = {
  /** Simulated seconds since the start. */
  now: () => number
  /** Lets a customer start now. */
  begin: (way: Way) => void
  /** Advances the time to this moment. */
  runUntil: (seconds: number) => void
}

/**
 * A discrete-event simulation. Processor sharing costs one event per finished burst: the service received by
 * every running burst is a single number, which grows at the rate of a share. A burst ends when this number
 * has grown by its work.
 */
export const createSimulation = (): Simulation => {
  let now = 0
  let order = 0
  const events = new TinyQueue<Event>([], (one, other) => one.at - other.at || one.order - other.order)
  const versions = new Map<Cores, number>()

  const shareOf = ({ count, speed, running }: Cores): number => speed * Math.min(1, count / running.length)
  const serve = (cores: Cores): void => {
    const passed = now - cores.servedAt
    if (cores.running.length > 0) {
      cores.served += passed * shareOf(cores)
      cores.busySeconds += passed * Math.min(cores.count, cores.running.length)
    }
    cores.servedAt = now
  }
  /** Schedules the end of the next burst, if no other begins before. Earlier estimates are void. */
  const foresee = (cores: Cores): void => {
    const version = (versions.get(cores) ?? 0) + 1
    versions.set(cores, version)
    const first = cores.running.peek()
    if (first)
      events.push({
        at: now + Math.max(0, first.ends - cores.served) / shareOf(cores),
        order: order++,
        cores,
        version,
      })
  }
  const later = (customer: Customer, seconds: number): void =>
    void events.push({ at: now + seconds, order: order++, customer })

  const advance = (customer: Customer): void => {
    for (let next = customer.next(); !next.done; next = customer.next()) {
      const step = next.value
      if (step.kind === 'take') {
        if (step.token.free > 0) step.token.free -= 1
        else return void step.token.waiting.push(customer)
      } else if (step.kind === 'give') hand(step.token)
      else if (step.kind === 'wait') return later(customer, step.seconds)
      else {
        const { on, seconds } = step
        serve(on)
        on.running.push({ ends: on.served + seconds, customer })
        return foresee(on)
      }
    }
  }
  /** Gives the token to the customer who waited longest. */
  const hand = (token: Token): void => {
    const first = token.waiting[token.next]
    if (!first) return void (token.free += 1)
    token.next += 1
    if (token.next > 1_000) {
      token.waiting = token.waiting.slice(token.next)
      token.next = 0
    }
    later(first, 0)
  }
  const endBurst = (cores: Cores): void => {
    serve(cores)
    const { customer } = cores.running.pop()!
    foresee(cores)
    advance(customer)
  }

  return {
    now: () => now,
    begin: advance,
    runUntil: (seconds) => {
      for (let event = events.peek(); event && event.at <= seconds; event = events.peek()) {
        events.pop()
        now = event.at
        if ('customer' in event) advance(event.customer)
        else if (versions.get(event.cores) === event.version) endBurst(event.cores)
      }
      now = seconds
      for (const cores of versions.keys()) serve(cores)
    },
  }
}
