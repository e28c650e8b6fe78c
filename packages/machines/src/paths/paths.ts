import { elementAt } from '@quizwright/domain/defined.ts'
import { initialTransition, transition } from 'xstate'
import { type MachineEntry, stateName } from './machine-entry.ts'
import { describeStep } from './possible-events.ts'
import { buildStateGraph, type PathStep } from './state-graph.ts'

/** A path through a machine for a test: its events in order, and the state after each. */
export type MachinePath = { title: string; input: string; steps: readonly PathStep[]; end: string }

const pathTo = (input: string, steps: readonly PathStep[], end: string): MachinePath => ({
  title: `${input}: ${[...steps.map(describeStep), `ends in "${end}"`].join(', ')}`,
  input,
  steps,
  end,
})

/** Whether a path is a prefix of another: the same events with the same states. */
const isBeginningOf = (path: MachinePath, other: MachinePath): boolean =>
  path.input === other.input &&
  path.steps.length < other.steps.length &&
  path.steps.every(
    (step, index) =>
      describeStep(step) === describeStep(elementAt(other.steps, index)) &&
      step.state === elementAt(other.steps, index).state,
  )

/**
 * A small set of paths that together take every transition that the fixtures can reach. A path that is the
 * beginning of another is left out.
 */
export const coveringPaths = (entry: MachineEntry): MachinePath[] => {
  const covered = new Set<unknown>()
  const paths = buildStateGraph(entry).edges.flatMap(({ from, step, taken }) => {
    if (taken.every((one) => covered.has(one))) return []
    for (const one of taken) covered.add(one)
    return [pathTo(from.input, [...from.steps, step], step.state)]
  })
  return paths.filter((path) => !paths.some((other) => isBeginningOf(path, other)))
}

/** The snapshot after a sequence of events, computed by the pure transition function. */
const follow = ({ machine, fixtures }: MachineEntry, input: string, events: readonly { type: string }[]) =>
  events.reduce(
    (snapshot, event) => transition(machine, snapshot, event)[0],
    initialTransition(machine, fixtures.inputs[input])[0],
  )

/** The name of the state after a sequence of events. */
export const endState = (entry: MachineEntry, input: string, events: readonly { type: string }[]): string =>
  stateName(follow(entry, input, events))
