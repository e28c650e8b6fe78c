import { say } from '@quizwright/domain/language/say.ts'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { PanelLine } from './panel-line.ts'
import type { Search } from './use-search.ts'

const Spacer = chakra('span', { base: { flex: '1', minWidth: '0' } })

const switches = () =>
  [
    ['matchCase', say('Match case')],
    ['wholeWord', say('Whole word')],
    ['inFormulas', say('In formulas')],
  ] as const

type FindLineProps = {
  search: Search
  /** How often the panel was opened. */
  round: number
  onClose: () => void
}

/** The search field with its options, and the buttons for the previous and next match. */
export const FindLine = ({ search, round, onClose }: FindLineProps) => {
  const { query, change, go } = search
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // Selects the field before it is painted. Later, it would select text typed meanwhile, and the next key
  // would replace it.
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [round])
  const none = search.count === 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    go(event.shiftKey ? -1 : 1)
  }
  return (
    <PanelLine data-first>
      <div data-field-place onKeyDown={onKeyDown}>
        <TextField
          label={say('Find in the questions')}
          hideLabel
          size="sm"
          autoFocus
          inputRef={field}
          autoComplete="off"
          spellCheck={false}
          placeholder={say('Find in questions, options and solutions')}
          value={query.text}
          onChange={(text) => change({ text })}
        />
      </div>
      <IconButton
        size="sm"
        label={say('Previous')}
        title={say('Previous (Shift + Enter)')}
        icon={<ChevronUp aria-hidden />}
        disabled={none}
        onClick={() => go(-1)}
      />
      <IconButton
        size="sm"
        label={say('Next')}
        title={say('Next (Enter)')}
        icon={<ChevronDown aria-hidden />}
        disabled={none}
        onClick={() => go(1)}
      />
      <span role="status">{search.status}</span>
      <Spacer />
      {switches().map(([key, words]) => (
        <Chip key={key} pressed={query[key]} onPress={() => change({ [key]: !query[key] })}>
          {words}
        </Chip>
      ))}
      <IconButton
        size="sm"
        label={say('Close')}
        title={say('Close (Esc)')}
        icon={<X aria-hidden />}
        onClick={onClose}
      />
    </PanelLine>
  )
}
