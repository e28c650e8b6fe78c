/** At least one sample; more where guards look at what is inside. */
type Samples<T> = readonly [T, ...T[]]

/**
 * What a machine is walked with: every event, and every outcome of every actor that it invokes. A type
 * without a sample does not compile.
 */
export type Fixtures<
  Input,
  Context,
  Event extends { type: string },
  Outcomes extends Record<string, { outcome: string }>,
> = {
  /** The ways in which a host starts it, named. */
  inputs: Record<string, Input>
  events: { [T in Event['type']]: Samples<Extract<Event, { type: T }>> }
  outcomes: {
    [A in keyof Outcomes]: { [O in Outcomes[A]['outcome']]: Samples<Extract<Outcomes[A], { outcome: O }>> }
  }
  /**
   * The part of the context that guards look at: two snapshots that agree in it and in their state are the
   * same place.
   */
  relevantContext: (context: Context) => unknown
}

/** A journey written by hand. Its end is pinned: a wrong arrow in the chart cannot move it. */
export type PinnedPath<Event> = {
  title: string
  input: string
  events: readonly (Event | SystemEvent)[]
  end: string
}

/** What comes from actors and clocks, as the events that a chart takes them for. */
export type SystemEvent = { type: `xstate.${string}` }

/** An actor came out with this. */
export const doneEvent = <Output extends { outcome: string }>(
  actor: string,
  output: Output,
): SystemEvent & { output: Output } => ({ type: `xstate.done.actor.${actor}`, output })

/** An actor failed in a way that nobody expected. */
export const errorEvent = (actor: string): SystemEvent & { error: Error } => ({
  type: `xstate.error.actor.${actor}`,
  error: new Error(`${actor} broke`),
})

/** A named delay passed in the state with this id. */
export const delayEvent = (delay: string, stateId: string): SystemEvent => ({
  type: `xstate.after.${delay}.${stateId}`,
})
