import { initialTransition, transition } from 'xstate'
import { type MachineEntry, stateName } from './machine-entry.ts'
import { stepText } from './possible-events.ts'
import { walk, type WalkStep } from './walk.ts'

/** A way through a machine that a test can take: what happens, in order, and the state after each step. */
export type MachinePath = { title: string; input: string; steps: readonly WalkStep[]; end: string }

const pathOf = (input: string, steps: readonly WalkStep[], start: string): MachinePath => {
  const end = steps.at(-1)?.state ?? start
  return { title: `${input}: ${[...steps.map(stepText), `ends in "${end}"`].join(', ')}`, input, steps, end }
}

const sameStart = (longer: MachinePath, shorter: MachinePath): boolean =>
  longer.input === shorter.input && shorter.steps.every((step, index) => stepText(step) === stepText(longer.steps[index] ?? step) && index < longer.steps.length)

/**
 * A small set of paths that together take every transition of a machine that its fixtures can reach. Paths that are the
 * beginning of another are left out.
 */
export const coveringPaths = (entry: MachineEntry): MachinePath[] => {
  const covered = new Set<unknown>()
  const paths = walk(entry).edges.flatMap(({ from, step, taken }) => {
    if (taken.every((one) => covered.has(one))) return []
    for (const one of taken) covered.add(one)
    return [pathOf(from.input, [...from.steps, step], '')]
  })
  return paths.filter((path) => !paths.some((other) => other !== path && other.steps.length > path.steps.length && sameStart(other, path)))
}

/** Where a sequence of events leads, by the pure transition function. */
export const follow = ({ machine, fixtures }: MachineEntry, input: string, events: readonly { type: string }[]) =>
  events.reduce((snapshot, event) => transition(machine, snapshot, event)[0], initialTransition(machine, fixtures.inputs[input])[0])

/** The name of the state in which a sequence of events ends. */
export const endOf = (entry: MachineEntry, input: string, events: readonly { type: string }[]): string => stateName(follow(entry, input, events))
