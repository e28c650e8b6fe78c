/** At least one sample, and more if guards read the content. */
type Samples<T> = readonly [T, ...T[]]

/**
 * The samples from which the paths of a machine are generated: one of every event, and one of every outcome
 * of every invoked actor. If a sample is missing, the fixtures do not compile.
 */
export type Fixtures<
  Input,
  Context,
  Event extends { type: string },
  Outcomes extends Record<string, { outcome: string }>,
> = {
  /** The inputs with which a host starts the machine, by name. */
  inputs: Record<string, Input>
  events: { [T in Event['type']]: Samples<Extract<Event, { type: T }>> }
  outcomes: {
    [A in keyof Outcomes]: { [O in Outcomes[A]['outcome']]: Samples<Extract<Outcomes[A], { outcome: O }>> }
  }
  /**
   * The part of the context that guards read. Snapshots with the same state and the same relevant context are
   * one node of the state graph.
   */
  relevantContext: (context: Context) => unknown
}

/** A hand-written path with its expected final state. It makes a test fail if a transition changes. */
export type GoldenPath<Event> = {
  title: string
  input: string
  events: readonly (Event | SystemEvent)[]
  end: string
}

/** XState's events for the outcomes of actors and for delays. */
export type SystemEvent = { type: `xstate.${string}` }

/** An actor completed with this output. */
export const doneEvent = <Output extends { outcome: string }>(
  actor: string,
  output: Output,
): SystemEvent & { output: Output } => ({ type: `xstate.done.actor.${actor}`, output })

/** An actor failed unexpectedly. */
export const errorEvent = (actor: string): SystemEvent & { error: Error } => ({
  type: `xstate.error.actor.${actor}`,
  error: new Error(`${actor} broke`),
})

/** A named delay elapsed in the state with this id. */
export const delayEvent = (delay: string, stateId: string): SystemEvent => ({
  type: `xstate.after.${delay}.${stateId}`,
})
