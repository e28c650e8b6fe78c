import { say } from '@quizwright/domain/language/say.ts'
import { Replace } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { toolNames } from '../tool-names.ts'

export const findKeys = 'Control+Shift+F'

/** The selected text, if it is short enough to search for. */
const selectedText = (): string => {
  const field = document.activeElement
  const text =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')
      ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      : String(getSelection() ?? '')
  return text.includes('\n') || text.length > 100 ? '' : text
}

/** Opens find and replace. The browser's own Ctrl+F is not overridden. */
export const FindButton = ({ onOpen }: { onOpen: (initial: string) => void }) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isWanted = (event.ctrlKey || event.metaKey) && (event.shiftKey ? key === 'f' : key === 'h')
      if (!isWanted || event.altKey || event.defaultPrevented || document.querySelector('[role=dialog]'))
        return
      event.preventDefault()
      onOpen(selectedText())
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onOpen])
  return (
    <IconButton
      label={toolNames.find}
      title={say('{find} (Ctrl + Shift + F, Ctrl + H)', { find: toolNames.find })}
      icon={<Replace aria-hidden />}
      aria-keyshortcuts={findKeys}
      // Keeps the selection in the text field when the button is pressed, because it becomes the search text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(selectedText())}
    />
  )
}
