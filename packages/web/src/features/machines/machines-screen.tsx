import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { allMachines } from '@quizwright/machines/all-machines.ts'
import { useState } from 'react'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import { MachineStates } from './machine-states.tsx'
import { useRunningMachines } from './use-running-machines.ts'
import { MutedText } from '../../ui/layout/parts.tsx'

const Choice = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
  },
})
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gap: '5',
    alignItems: 'start',
  },
})
const Side = chakra('div', { base: { display: 'grid', gap: '3' } })
const Heading = chakra('h2', { base: { fontWeight: 'semibold' } })
const Log = chakra('ol', { base: { textStyle: 'sm', fontFamily: 'mono', display: 'grid', gap: '0.5' } })

/**
 * /machines, in development only: the chart of every machine, with the states that are active in other tabs.
 */
const MachinesScreen = () => {
  const [chosen, choose] = useState(elementAt(allMachines, 0).name)
  const [fitsFrame, setFitsFrame] = useState(false)
  const { machines, events } = useRunningMachines()
  const { machine } = defined(
    allMachines.find(({ name }) => name === chosen),
    'allMachines.find',
  )
  const active = new Set(
    machines.filter((running) => running.machine === machine.id).flatMap(({ states }) => states),
  )
  const runs = (id: string): number => machines.filter((running) => running.machine === id).length

  return (
    <Page title="Machines">
      <MutedText>
        Use the app in another tab of this browser: the states that its machines are in light up here.
      </MutedText>
      <Choice aria-label="Machines">
        {allMachines.map(({ name, machine: { id } }) => (
          <Button
            key={name}
            size="sm"
            variant={name === chosen ? 'solid' : 'outline'}
            aria-pressed={name === chosen}
            onClick={() => choose(name)}
          >
            {name}
            {runs(id) > 0 && <Badge tone="good">{runs(id)} running</Badge>}
          </Button>
        ))}
      </Choice>
      <Toolbar>
        <p>{machine.root.description}</p>
        <Button size="sm" onClick={() => setFitsFrame(!fitsFrame)}>
          {fitsFrame ? 'Readable size' : 'The whole chart'}
        </Button>
      </Toolbar>
      <ChartDrawing name={chosen} machine={machine} active={active} fitsFrame={fitsFrame} />
      <Columns>
        <Side>
          <Heading>States</Heading>
          <MachineStates machine={machine} active={active} />
        </Side>
        <Side>
          <Heading>What events, newest first</Heading>
          {events.length === 0 ? (
            <MutedText>Nothing yet.</MutedText>
          ) : (
            <Log>
              {events.slice(0, 20).map(({ key, machine: id, event }) => (
                <li key={key}>
                  {id}: {event}
                </li>
              ))}
            </Log>
          )}
        </Side>
      </Columns>
    </Page>
  )
}

export default MachinesScreen
