import { describe, expect, test } from 'vitest'
import {
  type AnyActorLogic,
  type AnyStateNode,
  createActor,
  createMachine,
  StateMachine,
  toPromise,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { allMachines } from './all-machines.ts'
import { machineConfig } from './diagrams/machine-document.ts'
import { stateName } from './paths/machine-entry.ts'
import { endState } from './paths/paths.ts'
import { buildStateGraph } from './paths/state-graph.ts'

/** The keys of a chart that may hold functions. Everywhere else the chart holds only names. */
const functionsAllowedUnder = new Set(['context', 'input', 'params', 'output'])

const functionsIn = (config: unknown, path: string[] = []): string[] => {
  if (typeof config === 'function') return [path.join(' > ')]
  if (typeof config !== 'object' || config === null) return []
  return Object.entries(config).flatMap(([key, value]) =>
    functionsAllowedUnder.has(key) && typeof value === 'function' ? [] : functionsIn(value, [...path, key]),
  )
}

const transitionsOf = (node: AnyStateNode) => [...node.transitions.values()].flat().concat(node.always ?? [])
const isResting = (node: AnyStateNode): boolean =>
  Object.keys(node.states).length === 0 && !(node.always && node.always.length === transitionsOf(node).length)
const withAncestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...withAncestors(node.parent)] : [node]
const nameOf = (node: AnyStateNode): string => node.path.join('.')

describe.each(allMachines)('$name', (entry) => {
  const { machine, fixtures, goldenPaths } = entry
  const nodes = [machine.root, ...getStateNodes(machine)]
  const invokes = nodes.flatMap((node) => node.invoke)

  test('invariant 1: every state has a description', () => {
    expect(nodes.filter((node) => !node.description).map(nameOf)).toEqual([])
  })

  test('invariant 2: the chart contains names and no functions', () => {
    expect(functionsIn(machine.config)).toEqual([])
  })

  test('invariant 2: the chart has the same states after serializing and parsing it', () => {
    const read = createMachine(JSON.parse(machineConfig(entry)))
    expect(getStateNodes(read).map(nameOf)).toEqual(getStateNodes(machine).map(nameOf))
  })

  test('invariant 3: every resting state can be reached', () => {
    const reached = new Set(buildStateGraph(entry).nodes.map((place) => stateName(place.snapshot)))
    expect(nodes.filter((node) => isResting(node) && !reached.has(nameOf(node))).map(nameOf)).toEqual([])
  })

  test('invariant 4: every transition can be taken', () => {
    const { taken } = buildStateGraph(entry)
    const missed = nodes.flatMap((node) =>
      transitionsOf(node)
        .filter((one) => !taken.has(one))
        .map((one) => `${nameOf(node)}: ${one.eventType} to ${one.target?.map(nameOf).join()}`),
    )
    expect(missed).toEqual([])
  })

  test('invariant 5: every actor is invoked under its own name, and its completion and failure are handled', () => {
    for (const { id, src } of invokes) expect(id).toBe(src)
    const answered = new Set(nodes.flatMap((node) => [...node.transitions.keys()]))
    const unanswered = invokes.flatMap(({ id }) =>
      [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`].filter((type) => !answered.has(type)),
    )
    expect(unanswered).toEqual([])
  })

  test('invariant 6: every state except a final one can be left', () => {
    const stuck = nodes.filter(
      (node) =>
        isResting(node) &&
        node.type !== 'final' &&
        !withAncestors(node).some((one) => transitionsOf(one).some(({ target }) => target)),
    )
    expect(stuck.map(nameOf)).toEqual([])
  })

  test.each(goldenPaths)('invariant 7: $title', ({ input, events, end }) => {
    const state = endState(entry, input, events)
    expect(state === end || state.startsWith(`${end}.`), `ends in "${state}", not in "${end}"`).toBe(true)
  })

  test('invariant 8: an actor that the host did not provide rejects with its name', async () => {
    const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
    for (const [name, logic] of actors.filter(([, one]) => !(one instanceof StateMachine))) {
      const actor = createActor(logic, { input: undefined })
      actor.subscribe({ error: () => undefined })
      await expect(toPromise(actor.start())).rejects.toThrow(`"${name}"`)
    }
  })

  test('invariant 9: fixtures and chart have the same events and actors', () => {
    expect(Object.keys(fixtures.events).sort()).toEqual(
      machine.events.filter((type) => !type.startsWith('xstate.')).sort(),
    )
    expect(Object.keys(fixtures.outcomes).sort()).toEqual([...new Set(invokes.map(({ id }) => id))].sort())
  })
})

test('every invoked machine is in the list of machines', () => {
  const listed = new Set(allMachines.map(({ machine }) => machine.id))
  const invoked = allMachines.flatMap(({ machine }) =>
    Object.values(machine.implementations.actors as Record<string, unknown>).filter(
      (one) => one instanceof StateMachine,
    ),
  )
  expect(invoked.map(({ id }) => id).filter((id) => !listed.has(id))).toEqual([])
})
