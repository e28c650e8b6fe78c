import { say } from '@quizwright/domain/language/say.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { Command } from './collect-commands.ts'

const List = chakra('div', {
  base: {
    mt: '2',
    maxHeight: '60dvh',
    overflowY: 'auto',
    '& [role=option]': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '4',
      minHeight: '9',
      px: '3',
      borderRadius: 'md',
      textStyle: 'sm',
      cursor: 'pointer',
    },
    '& [aria-selected=true]': { bg: 'accent.subtle', color: 'accent.fg' },
    '& kbd': { fontFamily: 'mono', textStyle: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& [role=group] > p': {
      px: '3',
      pt: '3',
      pb: '1',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
    },
  },
})

type CommandListProps = {
  id: string
  commands: readonly Command[]
  chosen: number
  onChoose: (index: number) => void
  onRun: (command: Command) => void
}

/** Lists the commands under their headings. The arrow keys move through all of them. */
export const CommandList = ({ id, commands, chosen, onChoose, onRun }: CommandListProps) => {
  const groups = [...Map.groupBy(commands, ({ group }) => group)]
  return (
    <List id={`${id}-list`} role="listbox" aria-label={say('Commands')}>
      {groups.map(([group, members]) => (
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden>{group}</p>
          {members.map((command) => {
            const index = commands.indexOf(command)
            const isChosen = index === chosen
            return (
              <div
                key={command.name}
                id={`${id}-${index}`}
                role="option"
                aria-selected={isChosen}
                ref={isChosen ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
                onPointerMove={() => onChoose(index)}
                onClick={() => onRun(command)}
              >
                {command.name}
                {command.keys && <kbd dir="ltr">{command.keys}</kbd>}
              </div>
            )
          })}
        </div>
      ))}
    </List>
  )
}
