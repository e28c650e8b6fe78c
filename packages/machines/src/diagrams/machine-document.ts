import { StateMachine } from 'xstate'
import type { MachineEntry } from '../paths/machine-entry.ts'
import { nameOf, listStates, listTransitions } from './chart-transitions.ts'
import { toMermaid } from './mermaid.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|')
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

const metaText = (meta: unknown): string =>
  Object.entries(meta ?? {})
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(', ')

/** Renders a machine as a Markdown page: its diagram, states, transitions, actors and pinned paths. */
export const machineDocument = ({ name, machine, fixtures, goldenPaths }: MachineEntry): string => {
  const states = listStates(machine).map((node) => [
    nameOf(node),
    node.description ?? '',
    metaText(node.meta),
    node.tags.join(', '),
    node.invoke.map(({ id }) => id).join(', '),
  ])
  const ways = listTransitions(machine).map(({ from, to, trigger, guard, actions }) => [
    from ? nameOf(from) : 'every state',
    trigger,
    guard,
    to ? nameOf(to) : 'stays',
    actions.join(', '),
  ])
  const actors = Object.entries(machine.implementations.actors).map(([actor, logic]) => [
    actor,
    logic instanceof StateMachine ? `the machine ${logic.id}` : 'given by the host',
    Object.keys(fixtures.outcomes[actor] ?? {}).join(', '),
  ])
  return [
    `# ${name}`,
    machine.root.description ?? '',
    'Written by `npx -y pnpm@12 machines` from the chart itself. Never edited by hand.',
    '## Diagram',
    `\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\``,
    '## States',
    table(['state', 'what it is', 'shown as', 'tags', 'actors at work'], states),
    '## Every way',
    table(['from', 'what happens', 'if', 'to', 'and does'], ways),
    '## Actors',
    table(['actor', 'who is it', 'comes out as'], actors),
    '## Journeys with a pinned end',
    table(
      ['journey', 'ends in'],
      goldenPaths.map(({ title, end }) => [title, end]),
    ),
    '',
  ].join('\n\n')
}

/**
 * Exports the chart as JSON that chart editors can import. What a host computes (context, inputs, params) is
 * left out.
 */
export const machineConfig = ({ machine }: MachineEntry): string =>
  `${JSON.stringify(machine.config, null, 2)}\n`
