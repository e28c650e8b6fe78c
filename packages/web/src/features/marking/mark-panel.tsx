import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { ArrowLeft, ArrowRight, Keyboard, Undo2 } from 'lucide-react'
import type { Ref } from 'react'
import { formatTwoDecimals } from '../../results/figures.ts'
import { Button, IconButton } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { Draft } from './marking-session.ts'
import { markOf, toggleHalf } from './typed-mark.ts'

const Panel = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '3' },
})
const MarkLine = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    '& > output': {
      fontSize: '3xl',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      minWidth: '2.5rem',
      '&[data-suggested]': { color: 'fg.muted' },
    },
    '& > span': { color: 'fg.muted' },
  },
})
const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1' } })
const Moves = chakra('div', {
  base: { display: 'flex', gap: '2', alignItems: 'center', '& > :nth-of-type(2)': { me: 'auto' } },
})

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
  const setTyped = (typed: string) => onDraft({ ...draft, typed })
  return (
    <Panel aria-label="Mark">
      <MarkLine>
        <output aria-label="Mark" data-suggested={draft.typed === '' || undefined}>
          {shown ?? '–'}
        </output>
        <span>
          of {formatTwoDecimals(totalMarks)}
          {draft.typed === '' && suggestion && ', suggested'}
        </span>
      </MarkLine>
      {buttons === 0 && (
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
          aria-label="Half a mark more or less"
          onClick={() => setTyped(toggleHalf(draft.typed, totalMarks))}
        >
          ±½
        </Button>
      </Choices>
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
      <Button
        variant="solid"
        disabled={mark === undefined ? suggestion === null : mark > totalMarks}
        aria-keyshortcuts="Enter"
        onClick={onAccept}
      >
        {acceptText(mark, suggestion?.marks, together)} ↵
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
        <IconButton
          variant="outline"
          label="Keyboard shortcuts (?)"
          icon={<Keyboard aria-hidden />}
          onClick={onHelp}
        />
      </Moves>
    </Panel>
  )
}
