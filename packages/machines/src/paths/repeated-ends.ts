import { transitionsTakenBy } from './long-paths.ts'
import { type MachineEntry, stateName } from './machine-entry.ts'
import type { MachinePath } from './paths.ts'
import { buildStateGraph } from './state-graph.ts'

/**
 * The paths without those that only end the machine by an event of this kind, where another path ends it so.
 * For events that a page makes by one control which stands the same in every state: that the chart takes the
 * event in each of them is shown without a page.
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
