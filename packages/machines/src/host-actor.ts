import { fromPromise } from 'xstate'

/**
 * A placeholder for an actor that the host must provide (`machine.provide({ actors })`). Machines decide and
 * hosts execute, so every side effect is such an actor. The placeholder rejects with its own name, so that a
 * missing actor is noticed at once.
 *
 * An actor reports an expected failure, such as a failed call, as an outcome; a rejection means something
 * unexpected. A machine cancels an actor by aborting its `signal`.
 */
export const hostActor = <Outcome, Input = undefined>(name: string) =>
  fromPromise<Outcome, Input>(() => Promise.reject(new Error(`The host must provide the actor "${name}".`)))

/**
 * Makes a guard: whether an actor completed with one of these outcomes. The chart passes the actor's output
 * as params.
 */
export const hasOutcome =
  <Outcome extends { outcome: string }>(...wanted: Outcome['outcome'][]) =>
  (_: unknown, { outcome }: Outcome): boolean =>
    wanted.includes(outcome)

/** Lets a running actor send events to the machine that invoked it. */
export type ParentRef<Event> = { send: (event: Event) => void }
