import { transitionsTakenBy } from './long-paths.ts'
import { type MachineEntry, stateName } from './machine-entry.ts'
import type { MachinePath } from './paths.ts'
import { buildStateGraph } from './state-graph.ts'

/**
 * Removes the paths whose only purpose is to end the machine by an event of this kind, as long as another
 * path ends that way. This is for events that a page sends from one control that looks the same in every
 * state. The tests of the charts already show that each state accepts the event.
 */
export const withoutRepeatedEnds = (
  entry: MachineEntry,
  paths: readonly MachinePath[],
  isAlike: (event: string) => boolean,
): MachinePath[] => {
  const finalStates = new Set(
    buildStateGraph(entry)
      .nodes.filter(({ snapshot }) => snapshot.status === 'done')
      .map(({ snapshot }) => stateName(snapshot)),
  )
  const endingEvent = ({ steps }: MachinePath): string | undefined => {
    const last = steps.at(-1)
    const ends = last?.kind === 'event' && isAlike(last.name) && finalStates.has(last.state)
    return ends ? last.name : undefined
  }
  return paths.reduceRight<MachinePath[]>(
    (kept, path) => {
      const event = endingEvent(path)
      const others = kept.filter((other) => other !== path)
      if (event === undefined || !others.some((other) => endingEvent(other) === event)) return kept
      const takenByOthers = transitionsTakenBy(entry, others)
      const before = transitionsTakenBy(entry, [{ ...path, steps: path.steps.slice(0, -1) }])
      return [...before].every((one) => takenByOthers.has(one)) ? others : kept
    },
    [...paths],
  )
}
