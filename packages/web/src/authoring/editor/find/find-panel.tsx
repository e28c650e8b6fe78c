import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { cardId, focusField } from '../questions/fields.ts'
import type { FindQuery } from './find-in-text.ts'
import type { Match, Replaced } from './find-matches.ts'
import { MatchInContext } from './match-in-context.tsx'
import { useFind } from './use-find.ts'

const Panel = chakra('div', {
  base: {
    flex: '1 0 100%',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    pt: '2',
    mt: '0.5',
  },
})
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    '& > [data-field-place]': { flex: '1 1 12rem', minWidth: '0', maxWidth: { sm: '22rem' } },
    '& > [role=status]': { textStyle: 'sm', color: 'fg.muted', minWidth: { sm: '6rem' } },
    // On a phone: what one types and presses again and again, then what it finds and how.
    smDown: {
      '& > [data-field-place]': { flexBasis: '8rem', order: '-1' },
      '& > button:not([title])': { px: '2' },
      '&[data-first] > button[title]': { order: '-1' },
      '& > [aria-pressed]': { textStyle: 'xs' },
    },
  },
})
const Spacer = chakra('span', { base: { flex: '1', minWidth: '0' } })

const switches = [
  ['matchCase', 'Match case'],
  ['wholeWord', 'Whole word'],
  ['inFormulas', 'In formulas'],
] as const

const describeReplaced = ({ count, changed, tooLong }: Replaced): string =>
  [
    `${count.toLocaleString()} replaced in ${countOf(changed.length, 'question')}.`,
    ...(tooLong > 0
      ? [`${tooLong.toLocaleString()} left as they are: the text would be longer than it may be.`]
      : []),
  ].join(' ')

/** Selects what was found in its field, where there is one that shows its text. */
const selectMatch = ({ id, field, text, from, to }: Match): void => {
  focusField(id, field, 'center')
  const areas = document.getElementById(cardId(id))?.querySelectorAll('textarea') ?? []
  const area = [...areas].find((one) => one.closest(`[data-field="${field}"]`) && one.value === text)
  area?.focus({ preventScroll: true })
  area?.setSelectionRange(from, to)
}

type FindPanelProps = {
  /** What was selected when it was opened. */
  initial: string
  onClose: () => void
}

/** Finds and replaces a text in the questions, options and solutions of the quiz. */
export const FindPanel = ({ initial, onClose }: FindPanelProps) => {
  const { goTo } = useEditor()
  const [query, setQuery] = useState<FindQuery>({
    text: initial,
    matchCase: false,
    wholeWord: false,
    inFormulas: false,
  })
  const [replacement, setReplacement] = useState('')
  const [said, setSaid] = useState<string>()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const wasShown = useRef(false)
  const { matches, index, current, questionNo, step, show, replaceOne, replaceAll } = useFind(query)
  useEffect(() => field.current?.select(), [initial])
  const change = (changes: Partial<FindQuery>) => {
    wasShown.current = false
    setSaid(undefined)
    setQuery({ ...query, ...changes })
  }
  /** The first press goes to the one that is counted already, the next ones go on. */
  const go = (by: 1 | -1) => {
    setSaid(undefined)
    if (!wasShown.current && current && by === 1) show(current)
    else step(by)
    wasShown.current = true
  }
  const close = () => {
    onClose()
    if (!current || !questionNo) return
    goTo({ questionNo, field: current.field })
    setTimeout(() => selectMatch(current))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  const none = matches.length === 0
  const replace = () => {
    wasShown.current = true
    const replaced = replaceOne(replacement)
    setSaid(replaced && replaced.tooLong > 0 ? describeReplaced(replaced) : undefined)
  }
  return (
    <Panel role="search" aria-label="Find and replace" onKeyDown={onKeyDown}>
      <Line data-first>
        <div
          data-field-place
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            go(event.shiftKey ? -1 : 1)
          }}
        >
          <TextField
            label="Find in the questions"
            hideLabel
            size="sm"
            autoFocus
            inputRef={field}
            autoComplete="off"
            spellCheck={false}
            placeholder="Find in questions, options, solutions"
            value={query.text}
            onChange={(text) => change({ text })}
          />
        </div>
        <IconButton
          size="sm"
          label="Previous one"
          title="Previous one (Shift + Enter)"
          icon={<ChevronUp aria-hidden />}
          disabled={none}
          onClick={() => go(-1)}
        />
        <IconButton
          size="sm"
          label="Next one"
          title="Next one (Enter)"
          icon={<ChevronDown aria-hidden />}
          disabled={none}
          onClick={() => go(1)}
        />
        <span role="status">
          {said ??
            (query.text === ''
              ? ''
              : none
                ? 'Not found'
                : `${(index + 1).toLocaleString()} of ${matches.length.toLocaleString()}`)}
        </span>
        <Spacer />
        {switches.map(([key, words]) => (
          <Chip key={key} pressed={query[key]} onPress={() => change({ [key]: !query[key] })}>
            {words}
          </Chip>
        ))}
        <IconButton size="sm" label="Close" title="Close (Esc)" icon={<X aria-hidden />} onClick={close} />
      </Line>
      <Line>
        <div data-field-place>
          <TextField
            label="Replace with"
            hideLabel
            size="sm"
            autoComplete="off"
            spellCheck={false}
            placeholder="Replace with"
            value={replacement}
            onChange={setReplacement}
            onEnter={replace}
          />
        </div>
        <Button size="sm" disabled={none} onClick={replace}>
          Replace
        </Button>
        <Button size="sm" disabled={none} onClick={() => setSaid(describeReplaced(replaceAll(replacement)))}>
          Replace all{none ? '' : ` ${matches.length.toLocaleString()}`}
        </Button>
        {current && questionNo && (
          <MatchInContext
            match={current}
            questionNo={questionNo}
            onOpen={() => {
              goTo({ questionNo, field: current.field })
              setTimeout(() => selectMatch(current))
            }}
          />
        )}
      </Line>
    </Panel>
  )
}
