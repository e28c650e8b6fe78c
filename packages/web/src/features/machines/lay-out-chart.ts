import { nameOf, statesOf, waysOf } from '@quizwright/machines/drawing/chart-reading.ts'
import { Graph, layout } from '@dagrejs/dagre'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

export type Box = { name: string; caption: string; isAround: boolean; isFinal: boolean; x: number; y: number; width: number; height: number }
export type Arrow = { key: string; points: { x: number; y: number }[]; words: string[]; x: number; y: number }
export type Drawing = { width: number; height: number; boxes: Box[]; arrows: Arrow[] }

/** Pixels. Words are measured by their number of letters: a picture for developers need not be finer. */
const letter = 6.6
const line = 15
const box = { height: 34, padding: 22 }

const widthOf = (text: string): number => text.length * letter

/** An arrow needs a state without others inside at both ends: at a state around others, the one that is entered first. */
const endOf = (node: AnyStateNode): AnyStateNode => (Object.keys(node.states).length === 0 ? node : endOf(node.initial.target[0]!))

type Bundle = { from: string; to: string; words: string[] }

/** Ways between the same two states are one arrow with a line of words for each. Those that stay where they are have no arrow. */
const bundlesOf = (machine: AnyStateMachine): Bundle[] => {
  const bundles = new Map<string, Bundle>()
  for (const { from, to, what, guard } of waysOf(machine)) {
    if (!from || !to) continue
    const [start, end] = [nameOf(endOf(from)), nameOf(endOf(to))]
    if (start === end) continue
    const bundle = bundles.get(`${start} > ${end}`) ?? { from: start, to: end, words: [] }
    bundle.words.push(`${what}${guard && ` [${guard}]`}`)
    bundles.set(`${start} > ${end}`, bundle)
  }
  return [...bundles.values()]
}

/** Where everything of a chart goes. Sizes in pixels, a box by its upper left corner. */
export const layOutChart = (machine: AnyStateMachine): Drawing => {
  const graph = new Graph({ compound: true, multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 34, edgesep: 18, marginx: 12, marginy: 12 })
  const states = statesOf(machine)
  for (const node of states) {
    graph.setNode(nameOf(node), { width: widthOf(node.key) + box.padding, height: box.height })
    if (node.parent?.parent) graph.setParent(nameOf(node), nameOf(node.parent))
  }
  const bundles = bundlesOf(machine)
  for (const { from, to, words } of bundles) {
    graph.setEdge(from, to, { width: Math.max(...words.map(widthOf)), height: words.length * line, labelpos: 'c' }, `${from} > ${to}`)
  }
  layout(graph)

  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  return {
    width, height,
    boxes: states.map((node) => {
      const placed = graph.node(nameOf(node)) as { x: number; y: number; width: number; height: number }
      return {
        name: nameOf(node), caption: node.key, isAround: Object.keys(node.states).length > 0, isFinal: node.type === 'final',
        x: placed.x - placed.width / 2, y: placed.y - placed.height / 2, width: placed.width, height: placed.height,
      }
    }),
    arrows: bundles.map(({ from, to, words }) => {
      const key = `${from} > ${to}`
      const { points, x, y } = graph.edge(from, to, key) as { points: Arrow['points']; x: number; y: number }
      return { key, points, words, x, y: y - ((words.length - 1) * line) / 2 }
    }),
  }
}
