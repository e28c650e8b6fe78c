import { defined } from '@quizwright/domain/defined.ts'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/**
 * A described transition. `to` is null if the state does not change; `from` is null if every state has the
 * transition.
 */
export type ChartTransition = {
  from: AnyStateNode | null
  to: AnyStateNode | null
  trigger: string
  guard: string
  actions: string[]
}

/** The name of a guard or an action, followed by its parameter if the chart gives a literal one. */
const nameOfPart = (part: unknown): string => {
  if (typeof part !== 'object' || part === null || !('type' in part))
    return typeof part === 'string' ? part : ''
  const given =
    'params' in part && ['string', 'number'].includes(typeof part.params) ? ` ${String(part.params)}` : ''
  return String(part.type) + given
}

const triggerOf = (type: string): string => {
  const [, kind, name] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(type) ?? []
  if (kind === 'done.actor') return `${name} completes`
  if (kind === 'error.actor') return `${name} fails`
  if (kind === 'after') return `after ${defined(name, 'name').split('.')[0]}`
  return type === '' ? 'at once' : type
}

const transitionOf = (
  node: AnyStateNode,
  { eventType, target, guard, actions }: AnyTransitionDefinition,
  isLastOfSeveral: boolean,
): ChartTransition => ({
  from: node.parent ? node : null,
  to: target?.[0] ?? null,
  trigger: triggerOf(eventType),
  guard: nameOfPart(guard) || (isLastOfSeveral ? 'otherwise' : ''),
  actions: actions.map(nameOfPart),
})

const transitionsFrom = (node: AnyStateNode): ChartTransition[] =>
  [...node.transitions.values(), node.always ?? []].flatMap((transitions) =>
    transitions.map((one) => transitionOf(node, one, transitions.length > 1 && one === transitions.at(-1))),
  )

/** All states below the root, in the order of the chart. */
export const listStates = (machine: AnyStateMachine): AnyStateNode[] =>
  getStateNodes(machine).sort((a, b) => a.order - b.order)

/** All transitions, in the order of the chart. */
export const listTransitions = (machine: AnyStateMachine): ChartTransition[] =>
  [machine.root, ...listStates(machine)].flatMap(transitionsFrom)

export const nameOf = (node: AnyStateNode): string => node.path.join('.')

export const isInside = (inner: AnyStateNode, outer: AnyStateNode): boolean =>
  inner === outer || (inner.parent !== undefined && isInside(inner.parent, outer))
