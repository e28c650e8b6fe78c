import { elementAt } from '@quizwright/domain/defined.ts'
import { nameOf, listStates, listTransitions } from '@quizwright/machines/diagrams/chart-transitions.ts'
import { Graph, layout } from '@dagrejs/dagre'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

export type Box = {
  name: string
  caption: string
  isCompound: boolean
  isFinal: boolean
  x: number
  y: number
  width: number
  height: number
}
export type Arrow = {
  key: string
  points: { x: number; y: number }[]
  labels: string[]
  x: number
  y: number
}
export type Drawing = { width: number; height: number; boxes: Box[]; arrows: Arrow[] }

/**
 * Sizes in pixels. Text width is estimated by the number of letters, which is good enough for a developer
 * tool.
 */
const letterWidth = 6.6
const line = 15
const box = { height: 34, padding: 22 }

const widthOf = (text: string): number => text.length * letterWidth

/**
 * The layout requires atomic states at both ends of an arrow. A compound state is represented by its initial
 * state.
 */
const atomicStateOf = (node: AnyStateNode): AnyStateNode =>
  Object.keys(node.states).length === 0 ? node : atomicStateOf(elementAt(node.initial.target, 0))

type Bundle = { from: string; to: string; labels: string[] }

/**
 * Merges transitions between the same two states into an arrow with a label for each. Self-transitions have
 * no arrow.
 */
const bundlesOf = (machine: AnyStateMachine): Bundle[] => {
  const bundles = new Map<string, Bundle>()
  for (const { from, to, trigger, guard } of listTransitions(machine)) {
    if (!from || !to) continue
    const [start, end] = [nameOf(atomicStateOf(from)), nameOf(atomicStateOf(to))]
    if (start === end) continue
    const bundle = bundles.get(`${start} > ${end}`) ?? { from: start, to: end, labels: [] }
    bundle.labels.push(`${trigger}${guard && ` [${guard}]`}`)
    bundles.set(`${start} > ${end}`, bundle)
  }
  return [...bundles.values()]
}

const margin = 12

/** The bounds of the drawing. Arrows and their labels may lie outside the size that the layout reports. */
const boundsOf = (boxes: readonly Box[], arrows: readonly Arrow[]) => {
  const xs = [
    ...boxes.flatMap(({ x, width }) => [x, x + width]),
    ...arrows.flatMap(({ points, labels, x }) => [
      ...points.map((point) => point.x),
      ...labels.flatMap((text) => [x - widthOf(text) / 2, x + widthOf(text) / 2]),
    ]),
  ]
  const ys = [
    ...boxes.flatMap(({ y, height }) => [y, y + height]),
    ...arrows.flatMap(({ points, labels, y }) => [
      ...points.map((point) => point.y),
      y - line,
      y + labels.length * line,
    ]),
  ]
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  }
}

const moveToOrigin = (boxes: readonly Box[], arrows: readonly Arrow[]): Drawing => {
  const { left, right, top, bottom } = boundsOf(boxes, arrows)
  const move = <T extends { x: number; y: number }>(shape: T): T => ({
    ...shape,
    x: shape.x - left,
    y: shape.y - top,
  })
  return {
    width: right - left,
    height: bottom - top,
    boxes: boxes.map(move),
    arrows: arrows.map((arrow) => ({ ...move(arrow), points: arrow.points.map(move) })),
  }
}

/** Lays out a chart. All sizes are in pixels; the position of a box is its upper left corner. */
export const layOutChart = (machine: AnyStateMachine): Drawing => {
  const graph = new Graph({ compound: true, multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 34, edgesep: 18 })
  const states = listStates(machine)
  for (const node of states) {
    graph.setNode(nameOf(node), { width: widthOf(node.key) + box.padding, height: box.height })
    if (node.parent?.parent) graph.setParent(nameOf(node), nameOf(node.parent))
  }
  const bundles = bundlesOf(machine)
  for (const { from, to, labels } of bundles) {
    graph.setEdge(
      from,
      to,
      { width: Math.max(...labels.map(widthOf)), height: labels.length * line, labelpos: 'c' },
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
      isCompound: Object.keys(node.states).length > 0,
      isFinal: node.type === 'final',
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
    }
  })
  const arrows = bundles.map(({ from, to, labels }): Arrow => {
    const key = `${from} > ${to}`
    const { points, x, y } = graph.edge(from, to, key) as { points: Arrow['points']; x: number; y: number }
    return { key, points, labels, x, y: y - ((labels.length - 1) * line) / 2 }
  })
  return moveToOrigin(boxes, arrows)
}
