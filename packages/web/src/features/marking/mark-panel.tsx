import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { ArrowLeft, ArrowRight, Keyboard, MessageSquare, Undo2 } from 'lucide-react'
import { type Ref, useState } from 'react'
import { formatTwoDecimals } from '../../results/figures.ts'
import { Button, IconButton } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { Draft } from './marking-session.ts'
import { markOf, toggleHalf } from './typed-mark.ts'

/** On a phone: mark and button in one line at the bottom of the screen, the comment on request. */
const Panel = chakra('section', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"mark accept" "choices choices" "typed typed" "comment comment" "moves moves"',
    flexDirection: 'column',
    alignItems: { base: 'center', md: 'stretch' },
    gap: { base: '2', md: '3' },
    columnGap: '3',
    mdDown: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'sticky',
      mx: '-4',
      px: '4',
      pt: '2',
      pb: 'max(0.5rem, env(safe-area-inset-bottom))',
      bg: 'bg.panel',
      borderTopWidth: '1px',
      borderColor: 'border',
      boxShadow: 'lg',
    },
  },
})
const MarkLine = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    gridArea: 'mark',
    '& > output': {
      fontSize: { base: '2xl', md: '3xl' },
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      minWidth: { base: '1.5rem', md: '2.5rem' },
      '&[data-suggested]': { color: 'fg.muted' },
    },
    '& > span': { color: 'fg.muted' },
  },
})
const Choices = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    gap: '1',
    gridArea: 'choices',
    overflowX: { base: 'auto', md: 'visible' },
    // Room for the outline of what has the focus.
    mdDown: { m: '-1', p: '1', '& > button': { flexShrink: '0', minWidth: '10' } },
  },
})
const Typed = chakra('div', { base: { gridArea: 'typed' } })
const Comment = chakra('div', {
  base: {
    gridArea: 'comment',
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    gap: '3',
    '&[data-open]': { display: 'flex' },
    mdDown: { '& textarea': { maxHeight: '6rem' } },
  },
})
const Moves = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    gridArea: 'moves',
    '& > :nth-of-type(2)': { me: 'auto' },
  },
})

const OnPhone = chakra('span', { base: { display: { base: 'contents', md: 'none' } } })
/** A phone has no keys to explain. */
const Wide = chakra('span', { base: { display: { base: 'none', md: 'contents' } } })

/** For more marks there is a field instead of a button for each. */
const mostButtons = 20

type MarkPanelProps = {
  answer: AnswerToMark
  draft: Draft
  /** How many similar answers get the same. */
  together: number
  commentRef: Ref<HTMLInputElement & HTMLTextAreaElement>
  canUndo: boolean
  onDraft: (draft: Draft) => void
  onAccept: () => void
  onMove: (by: number) => void
  onUndo: () => void
  onHelp: () => void
}

const acceptText = (mark: number | undefined, suggested: number | undefined, together: number): string => {
  const answers = together === 0 ? '' : ` for ${together + 1} answers`
  if (mark !== undefined) return `Save ${formatTwoDecimals(mark)}${answers}`
  return suggested === undefined ? 'Type a mark first' : `Confirm ${formatTwoDecimals(suggested)}${answers}`
}

/** Where the mark is given: by keys, by its buttons, or by confirming the suggested one. */
export const MarkPanel = ({
  answer,
  draft,
  together,
  commentRef,
  canUndo,
  onDraft,
  onAccept,
  onMove,
  onUndo,
  onHelp,
}: MarkPanelProps) => {
  const { suggestion, total_marks: totalMarks } = answer
  const mark = markOf(draft.typed)
  const shown = draft.typed === '' ? suggestion?.marks : draft.typed
  const buttons = totalMarks <= mostButtons ? Math.floor(totalMarks) + 1 : 0
  const [isCommentOpen, setCommentOpen] = useState(draft.comment !== '')
  const setTyped = (typed: string) => onDraft({ ...draft, typed })
  return (
    <Panel aria-label="Mark">
      <MarkLine>
        <output aria-label="Mark" data-suggested={draft.typed === '' || undefined}>
          {shown ?? '–'}
        </output>
        <span>
          of {formatTwoDecimals(totalMarks)}
          {draft.typed === '' && suggestion && <Wide>, suggested</Wide>}
        </span>
      </MarkLine>
      {buttons === 0 && (
        <Typed>
          <TextField
            label="Type the mark"
            inputMode="decimal"
            autoComplete="off"
            value={draft.typed}
            error={
              mark !== undefined && mark > totalMarks
                ? `The mark must be a number from 0 to ${totalMarks}`
                : undefined
            }
            onChange={(typed) => /^\d*[.,]?\d{0,2}$/.test(typed) && setTyped(typed)}
            onEnter={onAccept}
          />
        </Typed>
      )}
      <Choices role="group" aria-label="Marks">
        {Array.from({ length: buttons }, (_, marks) => (
          <Button
            key={marks}
            size="sm"
            aria-pressed={mark === marks}
            variant={mark === marks ? 'solid' : 'outline'}
            onClick={() => setTyped(String(marks))}
          >
            {marks}
          </Button>
        ))}
        <Button
          size="sm"
          aria-label="±½: half a mark more or less"
          onClick={() => setTyped(toggleHalf(draft.typed, totalMarks))}
        >
          ±½
        </Button>
      </Choices>
      <Comment data-open={isCommentOpen || undefined}>
        <TextField
          label="Comment for the student (C)"
          lines={3}
          inputRef={commentRef}
          value={draft.comment}
          onChange={(comment) => onDraft({ ...draft, comment })}
        />
        {suggestion && suggestion.evaluation !== draft.comment && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onDraft({ ...draft, comment: suggestion.evaluation })}
          >
            Begin with the suggested words
          </Button>
        )}
      </Comment>
      <Button
        variant="solid"
        gridArea="accept"
        disabled={mark === undefined ? suggestion === null : mark > totalMarks}
        aria-keyshortcuts="Enter"
        onClick={onAccept}
      >
        {acceptText(mark, suggestion?.marks, together)}
        <Wide> ↵</Wide>
      </Button>
      <Moves>
        <IconButton
          variant="outline"
          label="Previous answer (K)"
          icon={<ArrowLeft aria-hidden />}
          onClick={() => onMove(-1)}
        />
        <IconButton
          variant="outline"
          label="Next answer (J)"
          icon={<ArrowRight aria-hidden />}
          onClick={() => onMove(1)}
        />
        <Button icon={<Undo2 aria-hidden />} disabled={!canUndo} onClick={onUndo}>
          Undo
        </Button>
        <OnPhone>
          <IconButton
            variant="outline"
            label="Comment"
            aria-expanded={isCommentOpen}
            icon={<MessageSquare aria-hidden />}
            onClick={() => setCommentOpen(!isCommentOpen)}
          />
        </OnPhone>
        <Wide>
          <IconButton
            variant="outline"
            label="Keyboard shortcuts (?)"
            icon={<Keyboard aria-hidden />}
            onClick={onHelp}
          />
        </Wide>
      </Moves>
    </Panel>
  )
}
