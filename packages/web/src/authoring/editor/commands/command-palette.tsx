import { say } from '@quizwright/domain/language/say.ts'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { inputRecipe } from '../../../ui/form/input-recipe.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { useQuestionCount } from '../use-quiz.ts'
import { type Command, findCommands } from './collect-commands.ts'
import { CommandList } from './command-list.tsx'

const Input = chakra('input', inputRecipe)
const Nothing = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', px: '3', py: '2' } })

/** Runs a command after the closed dialog has returned the focus. */
const afterClosing = (run: () => void): void => void setTimeout(run, 50)

type CommandPaletteProps = { commands: readonly Command[]; onClose: () => void }

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** A searchable list of all available commands. */
const CommandPalette = ({ commands, onClose }: CommandPaletteProps) => {
  const { goTo } = useEditor()
  const count = useQuestionCount()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [index, setIndex] = useState(0)
  const found = useMemo(() => {
    const no = Number(typed)
    const question: Command[] =
      Number.isInteger(no) && no >= 1 && no <= count
        ? [
            {
              group: say('By its number'),
              name: say('Go to question {number}', { number: no }),
              keys: null,
              run: () => goTo({ questionNo: no, field: 'question' }),
            },
          ]
        : []
    return [...question, ...findCommands(commands, typed)]
  }, [commands, typed, count, goTo])
  const chosen = Math.min(index, found.length - 1)
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    afterClosing(command.run)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) setIndex((chosen + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') run(found[chosen])
    else return
    event.preventDefault()
  }
  return (
    <Dialog open title={say('What do you want to do?')} size="sm" closeOnPressOutside onClose={onClose}>
      <Input
        role="combobox"
        aria-label={say('Find a command, or type the number of a question')}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
        placeholder={say('Find a command, or type the number of a question')}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setIndex(0)
        }}
        onKeyDown={onKeyDown}
      />
      <CommandList id={id} commands={found} chosen={chosen} onChoose={setIndex} onRun={run} />
      {found.length === 0 && <Nothing role="status">{say('No matching commands.')}</Nothing>}
    </Dialog>
  )
}

export default CommandPalette
