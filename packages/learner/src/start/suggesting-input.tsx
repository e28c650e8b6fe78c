import { elementAt } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { type InputHTMLAttributes, type KeyboardEvent, useId, useRef, useState } from 'react'

type SuggestingInputProps = InputHTMLAttributes<HTMLInputElement> & {
  id: string
  /** Returns suggestions for a text. Called at every keystroke. */
  suggest: (text: string) => readonly string[]
  /**
   * Returns the value that the field takes when it is left: the text itself, or the name that it stands for.
   */
  settle?: (text: string) => string
}

/**
 * A text field with suggestions that follows the combobox pattern of WAI-ARIA: arrows select, Enter accepts,
 * Escape closes. Any other text may be typed too.
 */
export const SuggestingInput = ({
  suggest,
  settle = (text) => text,
  ...attributes
}: SuggestingInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  const [active, setActive] = useState(-1)
  const isOpen = suggestions.length > 0
  const optionId = (index: number): string => `${listId}-${index}`

  const show = (next: readonly string[]): void => {
    // A single suggestion that equals the text is not shown, so that it does not cover the next field.
    const isWritten = next.length === 1 && next[0] === input.current?.value
    setSuggestions(isWritten ? [] : next)
    setActive(-1)
  }
  const take = (text: string): void => {
    if (input.current) input.current.value = text
    show([])
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (steps !== undefined) {
      event.preventDefault()
      if (!isOpen) return show(suggest(event.currentTarget.value))
      const count = suggestions.length + 1
      setActive(((active + 1 + steps + count) % count) - 1)
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      take(elementAt(suggestions, active))
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      show([])
    }
  }

  return (
    <div className="suggesting">
      <input
        {...attributes}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        onInput={(event) => show(suggest(event.currentTarget.value))}
        onKeyDown={onKeyDown}
        onBlur={(event) => take(settle(event.currentTarget.value))}
      />
      <ul id={listId} role="listbox" aria-label={say('Suggestions')} hidden={!isOpen}>
        {suggestions.map((text, index) => (
          <li
            key={text}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // Keeps the focus in the field. Otherwise the field would be left before the suggestion is taken.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(text)}
          >
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
