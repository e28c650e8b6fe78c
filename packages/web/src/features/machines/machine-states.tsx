import { nameOf, listStates, listTransitions } from '@quizwright/machines/diagrams/chart-transitions.ts'
import { useMemo } from 'react'
import type { AnyStateMachine } from 'xstate'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const List = chakra('ul', { base: { display: 'grid', gap: '2' } })
const Item = chakra('li', {
  base: {
    px: '3',
    py: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    textStyle: 'sm',
    '&[data-active]': { borderColor: 'accent.solid', bg: 'accent.subtle' },
    '& p': { color: 'fg.muted' },
  },
})
const Name = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontWeight: 'medium' },
})

/** Lists all states with their name, description and possible events. */
export const MachineStates = ({
  machine,
  active,
}: {
  machine: AnyStateMachine
  active: ReadonlySet<string>
}) => {
  const states = useMemo(() => {
    const ways = listTransitions(machine)
    return listStates(machine).map((node) => {
      // The transitions of parent states are possible here as well.
      const possible = ways.filter(
        ({ from }) => from === null || from === node || nameOf(node).startsWith(`${nameOf(from)}.`),
      )
      return {
        name: nameOf(node),
        description: node.description,
        events: [...new Set(possible.map(({ trigger }) => trigger))],
      }
    })
  }, [machine])
  return (
    <List>
      {states.map(({ name, description, events }) => (
        <Item key={name} data-active={active.has(name) || undefined}>
          <Name>
            {name}
            {active.has(name) && <Badge tone="good">now</Badge>}
          </Name>
          <p>{description}</p>
          <p>{events.length > 0 ? `Can happen: ${events.join(', ')}` : 'Nothing can happen any more.'}</p>
        </Item>
      ))}
    </List>
  )
}
