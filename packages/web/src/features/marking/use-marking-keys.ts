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

/** The command of a key pressed outside of fields: typing a mark, a shortcut, or none. */
export const commandOf = (key: string, isCommand: boolean): keyof MarkingCommands | undefined => {
  if (isCommand) return key.toLowerCase() === 'z' ? 'undo' : undefined
  return shortcuts[key] ?? shortcuts[key.toLowerCase()] ?? (isMarkKey(key) ? 'type' : undefined)
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary') !== null

/** The keys that do something other than typing in a field. */
const pressInField = (event: KeyboardEvent, isCommand: boolean, accept: () => void): void => {
  if (event.key === 'Escape') (event.target as HTMLElement).blur()
  if (event.key !== 'Enter' || !isCommand) return
  event.preventDefault()
  accept()
}

/**
 * The keys of the marking screen. In a field they type, except that Control+Enter accepts and Escape leaves
 * the field. On a button, Enter presses the button.
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
      if (isTyping(event.target)) return pressInField(event, isCommand, latest.current.accept)
      if (event.key === 'Enter' && isPressable(event.target)) return
      const command = commandOf(event.key, isCommand)
      if (!command) return
      event.preventDefault()
      latest.current[command](event.key)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
