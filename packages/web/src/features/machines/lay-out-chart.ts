import { nameOf, statesOf, transitionsOf } from '@quizwright/machines/diagrams/chart-transitions.ts'
import { Graph, layout } from '@dagrejs/dagre'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

export type Box = {
  name: string
  caption: string
  isAround: boolean
  isFinal: boolean
  x: number
  y: number
  width: number
  height: number
}
export type Arrow = { key: string; points: { x: number; y: number }[]; words: string[]; x: number; y: number }
export type Drawing = { width: number; height: number; boxes: Box[]; arrows: Arrow[] }

/** Pixels. Words are measured by their number of letters: a picture for developers need not be finer. */
const letter = 6.6
const line = 15
const box = { height: 34, padding: 22 }

const widthOf = (text: string): number => text.length * letter

/**
 * An arrow needs a state without others inside at both ends: at a state around others, the one that is
 * entered first.
 */
const endOf = (node: AnyStateNode): AnyStateNode =>
  Object.keys(node.states).length === 0 ? node : endOf(node.initial.target[0]!)

type Bundle = { from: string; to: string; words: string[] }

/**
 * Ways between the same two states are one arrow with a line of words for each. Those that stay where they
 * are have no arrow.
 */
const bundlesOf = (machine: AnyStateMachine): Bundle[] => {
  const bundles = new Map<string, Bundle>()
  for (const { from, to, trigger, guard } of transitionsOf(machine)) {
    if (!from || !to) continue
    const [start, end] = [nameOf(endOf(from)), nameOf(endOf(to))]
    if (start === end) continue
    const bundle = bundles.get(`${start} > ${end}`) ?? { from: start, to: end, words: [] }
    bundle.words.push(`${trigger}${guard && ` [${guard}]`}`)
    bundles.set(`${start} > ${end}`, bundle)
  }
  return [...bundles.values()]
}

const margin = 12

/**
 * How far what is drawn reaches: arrows and their words may go around the boxes, beyond what the layout calls
 * its size.
 */
const reachOf = (boxes: readonly Box[], arrows: readonly Arrow[]) => {
  const xs = [
    ...boxes.flatMap(({ x, width }) => [x, x + width]),
    ...arrows.flatMap(({ points, words, x }) => [
      ...points.map((point) => point.x),
      ...words.flatMap((text) => [x - widthOf(text) / 2, x + widthOf(text) / 2]),
    ]),
  ]
  const ys = [
    ...boxes.flatMap(({ y, height }) => [y, y + height]),
    ...arrows.flatMap(({ points, words, y }) => [
      ...points.map((point) => point.y),
      y - line,
      y + words.length * line,
    ]),
  ]
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  }
}

const moved = (boxes: readonly Box[], arrows: readonly Arrow[]): Drawing => {
  const { left, right, top, bottom } = reachOf(boxes, arrows)
  const move = <T extends { x: number; y: number }>(one: T): T => ({
    ...one,
    x: one.x - left,
    y: one.y - top,
  })
  return {
    width: right - left,
    height: bottom - top,
    boxes: boxes.map(move),
    arrows: arrows.map((arrow) => ({ ...move(arrow), points: arrow.points.map(move) })),
  }
}

/** Where everything of a chart goes. Sizes in pixels, a box by its upper left corner. */
export const layOutChart = (machine: AnyStateMachine): Drawing => {
  const graph = new Graph({ compound: true, multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 34, edgesep: 18 })
  const states = statesOf(machine)
  for (const node of states) {
    graph.setNode(nameOf(node), { width: widthOf(node.key) + box.padding, height: box.height })
    if (node.parent?.parent) graph.setParent(nameOf(node), nameOf(node.parent))
  }
  const bundles = bundlesOf(machine)
  for (const { from, to, words } of bundles) {
    graph.setEdge(
      from,
      to,
      { width: Math.max(...words.map(widthOf)), height: words.length * line, labelpos: 'c' },
      `${from} > ${to}`,
    )
  }
  layout(graph)

  const boxes = states.map((node): Box => {
    const { x, y, width, height } = graph.node(nameOf(node)) as {
      x: number
      y: number
      width: number
      height: number
    }
    return {
      name: nameOf(node),
      caption: node.key,
      isAround: Object.keys(node.states).length > 0,
      isFinal: node.type === 'final',
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
    }
  })
  const arrows = bundles.map(({ from, to, words }): Arrow => {
    const key = `${from} > ${to}`
    const { points, x, y } = graph.edge(from, to, key) as { points: Arrow['points']; x: number; y: number }
    return { key, points, words, x, y: y - ((words.length - 1) * line) / 2 }
  })
  return moved(boxes, arrows)
}
