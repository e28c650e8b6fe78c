import { fromPromise } from 'xstate'

/**
 * A stand-in for an actor that the host must provide (`machine.provide({ actors })`). Machines decide and
 * hosts execute, so everything that touches the world is one of these. It rejects with its own name, so that
 * a forgotten one is found at once.
 *
 * What is expected to happen is an outcome, a failed call included; a rejection is a surprise. A host's actor
 * ends its work when its `signal` aborts: that is how a machine cancels.
 */
export const hostActor = <Outcome, Input = undefined>(name: string) =>
  fromPromise<Outcome, Input>(() => Promise.reject(new Error(`The host must provide the actor "${name}".`)))

/**
 * A guard: whether an actor came out in one of these ways. The chart gives it the actor's output as its
 * params.
 */
export const hasOutcome =
  <Outcome extends { outcome: string }>(...wanted: Outcome['outcome'][]) =>
  (_: unknown, { outcome }: Outcome): boolean =>
    wanted.includes(outcome)

/** Where an actor that is still at work sends what happens meanwhile: the machine that invoked it. */
export type ParentRef<Event> = { send: (event: Event) => void }
