import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, createMachine, type MachineConfig } from 'xstate'
import { allMachines } from '../all-machines.ts'
import { generatedDocuments } from './generated-documents.ts'

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** The structure of a chart: for each state, the actors it invokes and its outgoing transitions. */
const chartOf = (machine: AnyStateMachine) =>
  nodesOf(machine.root).map((node) => ({
    id: node.id,
    type: node.type,
    description: node.description,
    tags: [...node.tags].sort(),
    initial: node.config.initial,
    invokes: node.invoke.map(({ id, src }) => ({ id, src })),
    ways: [...node.transitions.values()].flat().map(({ eventType, target, guard, reenter }) => ({
      eventType,
      target: target?.map(({ id }) => id),
      guard: typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : guard,
      reenter,
    })),
    always: (node.always ?? []).map(({ target, guard }) => ({ target: target?.map(({ id }) => id), guard })),
  }))

describe('a machine rebuilt from its exported JSON', () => {
  test.each(allMachines)('$name has the same states and transitions', ({ name, machine }) => {
    const written = generatedDocuments().get(`${name}.json`)
    const rebuilt = createMachine(JSON.parse(written!) as MachineConfig<object, { type: string }>)
    expect(chartOf(rebuilt)).toEqual(chartOf(machine))
    expect(chartOf(rebuilt).length).toBeGreaterThan(3)
  })
})
