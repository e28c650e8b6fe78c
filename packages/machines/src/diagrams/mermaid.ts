import { defined, elementAt } from '@quizwright/domain/defined.ts'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { isInside, nameOf, listStates, type ChartTransition, listTransitions } from './chart-transitions.ts'

const idOf = (node: AnyStateNode): string => nameOf(node).replaceAll(/[^A-Za-z0-9]+/g, '_')

/** The label of a transition, without colons and semicolons, which are Mermaid syntax. */
const labelOf = ({ trigger, guard }: ChartTransition): string =>
  `${trigger}${guard && ` [${guard}]`}`.replaceAll(/[:;]/g, ',')

/** The label of a state: its name and the number of the window that shows it. */
const captionOf = ({ key, meta }: AnyStateNode): string =>
  typeof meta?.window === 'number' ? `${key} (window ${meta.window})` : key

const drawState = (node: AnyStateNode, indent: string): string[] => {
  const children = Object.values(node.states)
  const name = `${indent}state "${captionOf(node)}" as ${idOf(node)}`
  if (children.length === 0) return [name]
  return [
    `${name} {`,
    `${indent}  [*] --> ${idOf(elementAt(node.initial.target, 0))}`,
    ...children.flatMap((child) => drawState(child, `${indent}  `)),
    `${indent}}`,
  ]
}

/**
 * Mermaid cannot draw an arrow from a state to one of its children, nor from a state with children to itself.
 */
const isDrawable = ({ from, to }: ChartTransition): boolean =>
  to !== null && !(from && Object.keys(from.states).length > 0 && isInside(to, from))

/** Merges all transitions between two states into one arrow, with one line of text for each. */
const drawTransitions = (ways: readonly ChartTransition[], everyState: string): string[] => {
  const labels = new Map<string, string[]>()
  for (const way of ways.filter(isDrawable)) {
    const arrow = `  ${way.from ? idOf(way.from) : everyState} --> ${idOf(defined(way.to, 'way.to'))}`
    labels.set(arrow, [...(labels.get(arrow) ?? []), labelOf(way)])
  }
  return [...labels].map(([arrow, words]) => `${arrow} : ${words.join('<br>')}`)
}

/**
 * Renders a machine as a Mermaid state diagram. Transitions that do not change the state appear only in the
 * table.
 */
export const toMermaid = (machine: AnyStateMachine): string => {
  const ways = listTransitions(machine)
  const everyState = 'in_every_state'
  const top = Object.values(machine.root.states)
  const finals = listStates(machine)
    .filter((node) => node.type === 'final')
    .map((node) => `  ${idOf(node)} --> [*]`)
  return [
    'stateDiagram-v2',
    `  [*] --> ${idOf(elementAt(machine.root.initial.target, 0))}`,
    ...(ways.some(({ from, to }) => !from && to) ? [`  state "in every state" as ${everyState}`] : []),
    ...top.flatMap((node) => drawState(node, '  ')),
    ...drawTransitions(ways, everyState),
    ...finals,
  ].join('\n')
}
