import { useEffect, useLayoutEffect, useRef } from 'react'
import { isMarkKey } from './typed-mark.ts'

export type MarkingCommands = {
  type: (key: string) => void
  half: () => void
  accept: () => void
  next: () => void
  previous: () => void
  comment: () => void
  undo: () => void
  help: () => void
}

const shortcuts: Readonly<Record<string, keyof Omit<MarkingCommands, 'type'>>> = {
  Enter: 'accept',
  h: 'half',
  j: 'next',
  k: 'previous',
  c: 'comment',
  u: 'undo',
  '?': 'help',
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary') !== null

/**
 * The keys of the marking screen. In a field they write, except that Control and Enter accept and Escape leaves the
 * field; on a button, Enter presses it.
 */
export const useMarkingKeys = (commands: MarkingCommands): void => {
  const latest = useRef(commands)
  useLayoutEffect(() => {
    latest.current = commands
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.defaultPrevented) return
      const isCommand = event.ctrlKey || event.metaKey
      if (isTyping(event.target)) {
        if (event.key === 'Escape') (event.target as HTMLElement).blur()
        if (event.key !== 'Enter' || !isCommand) return
        event.preventDefault()
        latest.current.accept()
        return
      }
      if (isCommand && event.key.toLowerCase() !== 'z') return
      if (event.key === 'Enter' && isPressable(event.target)) return
      const command = isCommand ? 'undo' : (shortcuts[event.key] ?? shortcuts[event.key.toLowerCase()])
      if (!command && !isMarkKey(event.key)) return
      event.preventDefault()
      if (command) latest.current[command]()
      else latest.current.type(event.key)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
