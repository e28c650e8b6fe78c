import { say } from '@quizwright/domain/language/say.ts'
import { Command as CommandIcon, Keyboard } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { isTextField } from '../../../ui/form/is-text-field.ts'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import { TypedAhead } from '../../../ui/loading/typed-ahead.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { collectCommands, type Command } from './collect-commands.ts'
import { keyCommand } from './key-commands.ts'

const CommandPalette = lazy(() => importWhenOnline(() => import('./command-palette.tsx')))
const ShortcutsDialog = lazy(() => importWhenOnline(() => import('./shortcuts-dialog.tsx')))

/** Hidden on narrow screens, because it needs a keyboard. */
const Wide = chakra('span', { base: { display: { base: 'none', md: 'inline-flex' } } })

type Open = { palette: readonly Command[] } | 'shortcuts' | undefined

/** The buttons of the command palette and the list of shortcuts, and the keys for these and for saving. */
export const CommandButtons = ({ onSave }: { onSave: () => void }) => {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const openPalette = () => setOpen({ palette: collectCommands() })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      const command = keyCommand(event.key, event.ctrlKey || event.metaKey, isTextField(event.target))
      if (!command || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      if (command === 'save') onSave()
      else if (command === 'palette') openPalette()
      else if (command === 'shortcuts') setOpen('shortcuts')
      else document.querySelector<HTMLElement>('aside [role=search] input')?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onSave])
  return (
    <Wide>
      <IconButton
        label={say('All commands')}
        title={say('All commands (Ctrl + K)')}
        icon={<CommandIcon aria-hidden />}
        aria-keyshortcuts="Control+K"
        data-opens-commands
        onClick={openPalette}
      />
      <IconButton
        label={say('Keyboard shortcuts')}
        title={say('Keyboard shortcuts (?)')}
        icon={<Keyboard aria-hidden />}
        aria-keyshortcuts="?"
        onClick={() => setOpen('shortcuts')}
      />
      <Suspense fallback={<TypedAhead />}>
        {typeof open === 'object' && <CommandPalette commands={open.palette} onClose={close} />}
        {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </Wide>
  )
}
