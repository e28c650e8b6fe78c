import type { MachineEntry } from './machine-entry.ts'
import type { MachinePath } from './paths.ts'
import { describeStep } from './possible-events.ts'
import { type GraphEdge, type GraphNode, buildStateGraph, type PathStep } from './state-graph.ts'
import { lastOf } from '@quizwright/domain/defined.ts'

/** Whether a step is possible after the steps before it. */
export type StepFilter = (step: PathStep, earlier: readonly PathStep[]) => boolean

/** The largest number of steps of a path. A failure in a longer path is hard to locate. */
const maxSteps = 24

/** The shortest path from a node to an edge that is wanted, including that edge. */
const wayTo = (
  wanted: (edge: GraphEdge) => boolean,
  from: string,
  edges: ReadonlyMap<string, readonly GraphEdge[]>,
  earlier: readonly PathStep[],
  may: StepFilter,
): GraphEdge[] | undefined => {
  const seen = new Set([from])
  const ways: { at: string; way: GraphEdge[] }[] = [{ at: from, way: [] }]
  for (const { at, way } of ways) {
    const open = (edges.get(at) ?? []).filter(({ step }) =>
      may(step, [...earlier, ...way.map((edge) => edge.step)]),
    )
    const found = open.find(wanted)
    if (found) return [...way, found]
    for (const edge of open) {
      if (seen.has(edge.to)) continue
      seen.add(edge.to)
      ways.push({ at: edge.to, way: [...way, edge] })
    }
  }
  return undefined
}

/**
 * A few long paths that together take every transition that the fixtures can reach by allowed steps. Each
 * path goes on to the nearest transition not taken yet. It ends the machine only if nothing else is within
 * reach.
 */
export const longPaths = (entry: MachineEntry, may: StepFilter): MachinePath[] => {
  const { nodes, edges } = buildStateGraph(entry)
  const leaving = Map.groupBy(edges, ({ from }) => from.key)
  const covered = new Set<unknown>()
  const isNew = ({ taken }: GraphEdge): boolean => taken.some((one) => !covered.has(one))
  const leadsOn = (edge: GraphEdge): boolean => isNew(edge) && leaving.has(edge.to)

  const stepsFrom = ({ key }: GraphNode): PathStep[] => {
    const steps: PathStep[] = []
    for (let at = key; ;) {
      const way = wayTo(leadsOn, at, leaving, steps, may) ?? wayTo(isNew, at, leaving, steps, may)
      if (!way || (steps.length > 0 && steps.length + way.length > maxSteps)) break
      for (const { step, taken } of way) {
        steps.push(step)
        for (const one of taken) covered.add(one)
      }
      at = lastOf(way).to
    }
    return steps
  }

  const starts = nodes.filter(({ steps }) => steps.length === 0)
  return starts.flatMap((start) => {
    const paths: MachinePath[] = []
    for (let steps = stepsFrom(start); steps.length > 0; steps = stepsFrom(start)) {
      const end = lastOf(steps).state
      paths.push({
        title: `${start.input}, walk ${paths.length + 1}: ${steps.length} steps to "${end}"`,
        input: start.input,
        steps,
        end,
      })
    }
    return paths
  })
}

/** All transitions that these paths of a machine take together. */
export const transitionsTakenBy = (entry: MachineEntry, paths: readonly MachinePath[]): Set<unknown> => {
  const { nodes, edges } = buildStateGraph(entry)
  const leaving = Map.groupBy(edges, ({ from }) => from.key)
  return new Set(
    paths.flatMap(({ input, steps }) => {
      let at = nodes.find((place) => place.steps.length === 0 && place.input === input)?.key
      return steps.flatMap((step) => {
        const edge = leaving.get(at ?? '')?.find((one) => describeStep(one.step) === describeStep(step))
        at = edge?.to
        return edge?.taken ?? []
      })
    }),
  )
}
