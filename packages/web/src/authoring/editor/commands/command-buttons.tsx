import { Command as CommandIcon, Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { preloadDialog } from '../../../ui/dialog.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { collectCommands, type Command } from './collect-commands.ts'
import { CommandPalette } from './command-palette.tsx'
import { keyCommand } from './key-commands.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

/** Without a keyboard they are of no use. */
const Wide = chakra('span', { base: { display: { base: 'none', md: 'inline-flex' } } })

const isText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input:not([type=radio], [type=checkbox]), textarea, select, math-field')

type Open = { palette: readonly Command[] } | 'shortcuts' | undefined

/** The palette of commands, the list of shortcuts, and the keys that lead to them and to a save. */
export const CommandButtons = ({ onSave }: { onSave: () => void }) => {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const openPalette = () => setOpen({ palette: collectCommands() })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || document.querySelector('[role=dialog]')) return
      const command = keyCommand(event.key, event.ctrlKey || event.metaKey, isText(event.target))
      if (!command) return
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
        label="All commands"
        title="All commands (Ctrl + K)"
        icon={<CommandIcon aria-hidden />}
        aria-keyshortcuts="Control+K"
        data-opens-commands
        onClick={openPalette}
        onPointerEnter={preloadDialog}
      />
      <IconButton
        label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        icon={<Keyboard aria-hidden />}
        aria-keyshortcuts="?"
        onClick={() => setOpen('shortcuts')}
        onPointerEnter={preloadDialog}
      />
      <CommandPalette commands={typeof open === 'object' ? open.palette : undefined} onClose={close} />
      <ShortcutsDialog open={open === 'shortcuts'} onClose={close} />
    </Wide>
  )
}
