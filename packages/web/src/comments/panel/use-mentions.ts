import type { CommentPerson } from '@quizwright/domain/schemas/comment.ts'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { requireUid } from '../../auth/credentials.ts'
import { suggestPeople, typedName } from './mentions.ts'

type Field = HTMLInputElement & HTMLTextAreaElement
type Typing = {
  field: RefObject<Field | null>
  people: readonly CommentPerson[]
  text: string
  onText: (text: string) => void
}

/** The colleagues whose names fit what is typed after an @, and the keys that choose among them. */
export const useMentions = ({ field, people, onText }: Typing) => {
  const [found, setFound] = useState<readonly CommentPerson[]>([])
  const [at, setAt] = useState(0)
  const close = () => setFound([])

  const look = () => {
    const { value = '', selectionStart: cursor = null } = field.current ?? {}
    const typed = typedName(value.slice(0, cursor ?? value.length))
    setFound(
      typed === undefined
        ? []
        : suggestPeople(
            typed,
            people.filter(({ _id }) => _id !== requireUid()),
          ),
    )
    setAt(0)
  }
  const choose = ({ name }: CommentPerson) => {
    const { value = '', selectionStart } = field.current ?? {}
    const cursor = selectionStart ?? value.length
    const from = value.slice(0, cursor).lastIndexOf('@')
    // The new text must be in the field before the cursor is put behind the name.
    flushSync(() => {
      onText(`${value.slice(0, from)}@${name} ${value.slice(cursor)}`)
      close()
    })
    field.current?.focus()
    const end = from + name.length + 2
    field.current?.setSelectionRange(end, end)
  }
  /** Returns whether the key was for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    const chosen = found[at]
    if (!chosen || event.nativeEvent.isComposing) return false
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: found.length - 1 }
    const step = steps[event.key]
    if (step !== undefined) setAt((at + step) % found.length)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Tab' || (event.key === 'Enter' && !event.ctrlKey && !event.metaKey))
      choose(chosen)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return { look, onKey, list: { people: found, chosen: at, onChoose: choose } }
}
