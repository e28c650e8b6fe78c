import { fromPromise } from 'xstate'

/**
 * A placeholder for an actor that the host must provide (`machine.provide({ actors })`). Machines decide and
 * hosts execute, so every side effect is such an actor. It rejects with its own name, so that a missing one is
 * noticed at once.
 *
 * An expected failure, such as a failed call, is an outcome; a rejection is unexpected. A host's actor stops
 * when its `signal` aborts: this is how a machine cancels.
 */
export const hostActor = <Outcome, Input = undefined>(name: string) =>
  fromPromise<Outcome, Input>(() => Promise.reject(new Error(`The host must provide the actor "${name}".`)))

/**
 * A guard: whether an actor completed with one of these outcomes. The chart passes the actor's output as
 * params.
 */
export const hasOutcome =
  <Outcome extends { outcome: string }>(...wanted: Outcome['outcome'][]) =>
  (_: unknown, { outcome }: Outcome): boolean =>
    wanted.includes(outcome)

/** Sends events of a running actor to the machine that invoked it. */
export type ParentRef<Event> = { send: (event: Event) => void }
