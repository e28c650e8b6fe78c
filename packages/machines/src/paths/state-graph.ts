import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import {
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate'
import { type MachineEntry, stateName } from './machine-entry.ts'
import { type PossibleEvent, possibleEvents } from './possible-events.ts'

/**
 * A state together with the part of the context that guards read. `steps` is a shortest path to it from
 * `input`.
 */
export type GraphNode = {
  key: string
  snapshot: AnyMachineSnapshot
  input: string
  steps: readonly PathStep[]
}
export type PathStep = PossibleEvent & { state: string }
/** A step from one node to the node with the key `to`, and the transitions that the step takes. */
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

/** More nodes than any of our charts has. A context that grows without end is stopped here with an error. */
const maxNodes = 5_000

/**
 * The `always` transitions taken between consecutive microsteps. They are recognized by their source and
 * target.
 */
const passedThrough = (microsteps: readonly AnyMachineSnapshot[]): AnyTransitionDefinition[] =>
  microsteps.slice(1).flatMap((after, index) => {
    const entered = new Set(after._nodes)
    return elementAt(microsteps, index)
      ._nodes.flatMap((node) => node.always ?? [])
      .filter(({ target }) => target?.every((node) => entered.has(node)))
      .slice(0, 1)
  })

/**
 * Explores a machine breadth first with all events of its fixtures, by the pure transition function. Nothing
 * is executed; actors have the outcomes that the fixtures give.
 */
export const buildStateGraph = ({ name, machine, fixtures }: MachineEntry): StateGraph => {
  const nodes = new Map<string, GraphNode>()
  const edges: GraphEdge[] = []
  const taken = new Set<AnyTransitionDefinition>()
  const keyOf = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([stateName(snapshot), fixtures.relevantContext(snapshot.context as never)])

  const arrive = (snapshot: AnyMachineSnapshot, input: string, steps: readonly PathStep[]): void => {
    const key = keyOf(snapshot)
    if (!nodes.has(key)) nodes.set(key, { key, snapshot, input, steps })
    if (nodes.size > maxNodes)
      throw new Error(`${name} has more than ${maxNodes} nodes: narrow \`relevantContext\` in its fixtures.`)
  }

  for (const [input, value] of Object.entries(fixtures.inputs)) {
    const microsteps = getInitialMicrosteps(machine, value).map(([snapshot]) => snapshot)
    for (const transition of passedThrough(microsteps)) taken.add(transition)
    arrive(lastOf(microsteps), input, [])
  }
  // Iterating over a Map also visits the entries added meanwhile, so this loop reaches every new node.
  for (const node of nodes.values()) {
    for (const possible of possibleEvents(node.snapshot, fixtures)) {
      const chosen = machine.getTransitionData(node.snapshot, possible.event)
      const microsteps = getMicrosteps(machine, node.snapshot, possible.event).map(([snapshot]) => snapshot)
      const end = lastOf(microsteps)
      const step = { ...possible, state: stateName(end) }
      const transitions = [...chosen, ...passedThrough(microsteps)]
      for (const transition of transitions) taken.add(transition)
      edges.push({ from: node, to: keyOf(end), step, taken: transitions })
      arrive(end, node.input, [...node.steps, step])
    }
  }
  return { nodes: [...nodes.values()], edges, taken }
}
