import {
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate'
import { type MachineEntry, stateName } from './machine-entry.ts'
import { type PossibleEvent, possibleEvents } from './possible-events.ts'

/**
 * A place is a state with the part of the context that guards look at. `steps` is a shortest way to it from
 * `input`.
 */
export type GraphNode = {
  key: string
  snapshot: AnyMachineSnapshot
  input: string
  steps: readonly PathStep[]
}
export type PathStep = PossibleEvent & { state: string }
/** A step from one place to the next, whose key is `to`, with the transitions that it took. */
export type GraphEdge = {
  from: GraphNode
  to: string
  step: PathStep
  taken: readonly AnyTransitionDefinition[]
}
export type StateGraph = {
  nodes: readonly GraphNode[]
  edges: readonly GraphEdge[]
  taken: ReadonlySet<AnyTransitionDefinition>
}

/** More places than any chart of ours has: a context that grows without end stops here, with a sentence. */
const maxNodes = 5_000

/**
 * The `always` transitions between two snapshots that follow each other within a step, known by where they
 * lead from and to.
 */
const passedThrough = (microsteps: readonly AnyMachineSnapshot[]): AnyTransitionDefinition[] =>
  microsteps.slice(1).flatMap((after, index) => {
    const entered = new Set(after._nodes)
    return microsteps[index]!._nodes.flatMap((node) => node.always ?? [])
      .filter(({ target }) => target?.every((node) => entered.has(node)))
      .slice(0, 1)
  })

/**
 * Walks a machine breadth first, with all that its fixtures know to happen, by the pure transition function:
 * nothing is executed, actors come out as the fixtures say.
 */
export const buildStateGraph = ({ name, machine, fixtures }: MachineEntry): StateGraph => {
  const places = new Map<string, GraphNode>()
  const edges: GraphEdge[] = []
  const taken = new Set<AnyTransitionDefinition>()
  const keyOf = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([stateName(snapshot), fixtures.relevantContext(snapshot.context as never)])

  const arrive = (snapshot: AnyMachineSnapshot, input: string, steps: readonly PathStep[]): void => {
    const key = keyOf(snapshot)
    if (!places.has(key)) places.set(key, { key, snapshot, input, steps })
    if (places.size > maxNodes)
      throw new Error(
        `The walk of ${name} does not end: tell in its fixtures which part of the context matters.`,
      )
  }

  for (const [input, value] of Object.entries(fixtures.inputs)) {
    const microsteps = getInitialMicrosteps(machine, value).map(([snapshot]) => snapshot)
    for (const transition of passedThrough(microsteps)) taken.add(transition)
    arrive(microsteps.at(-1)!, input, [])
  }
  // A Map hands out what is added to it while it is being read: the places still to visit are those not yet
  // reached here.
  for (const place of places.values()) {
    for (const possible of possibleEvents(place.snapshot, fixtures)) {
      const chosen = machine.getTransitionData(place.snapshot, possible.event)
      const microsteps = getMicrosteps(machine, place.snapshot, possible.event).map(([snapshot]) => snapshot)
      const end = microsteps.at(-1)!
      const step = { ...possible, state: stateName(end) }
      const transitions = [...chosen, ...passedThrough(microsteps)]
      for (const transition of transitions) taken.add(transition)
      edges.push({ from: place, to: keyOf(end), step, taken: transitions })
      arrive(end, place.input, [...place.steps, step])
    }
  }
  return { nodes: [...places.values()], edges, taken }
}
