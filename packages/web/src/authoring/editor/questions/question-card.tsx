import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { useCallback, useRef, useState } from 'react'
import { say } from '@quizwright/domain/language/say.ts'
import { notices } from '@quizwright/domain/texts.ts'
import { memo } from '../../../language/memo.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { useFoundField, useIsActive } from '../active-question.ts'
import { useQuestionFindings } from '../findings/use-question-findings.ts'
import { dropMark } from '../reordering/drop-mark.ts'
import { MoveDialog } from '../reordering/move-dialog.tsx'
import { useQuestionDrag } from '../reordering/use-question-drag.ts'
import { ReportsPanel } from '../reports/reports-panel.tsx'
import { cardActions } from './card-actions.ts'
import { cardHeight } from './card-height.ts'
import { CardHead } from './card-head.tsx'
import { onCardKey } from './card-keys.ts'
import { cardId, type FieldName } from './fields.ts'
import { QuestionFields } from './question-fields.tsx'
import { QuestionFindings } from './question-findings.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { limits } from '@quizwright/domain/limits.ts'

const searched: readonly FieldName[] = [
  'section',
  'page',
  'paragraph',
  'question',
  ...Array.from({ length: limits.maxOptions }, (_, index) => `option-${index}` as const),
  'interaction',
  'solution',
]

/** Styles that mark the field with the current match, for a card with `data-found`. */
const foundMark = Object.fromEntries(
  searched.map((field) => [
    `&[data-found="${field}"] [data-field="${field}"]`,
    {
      outline: '2px solid',
      outlineColor: 'orange.solid',
      outlineOffset: '1px',
      borderRadius: 'l2',
    },
  ]),
)

/**
 * State of something that opens and closes. `open` is stable, so that components that receive it do not
 * render again.
 */
const useOpening = () => {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  return { isOpen, open, close: () => setIsOpen(false) }
}

type DeleteDialogProps = { open: boolean; no: number; onConfirm: () => void; onClose: () => void }

/** Asks before a question is deleted. Undo restores it anyway. */
const DeleteDialog = ({ open, no, onConfirm, onClose }: DeleteDialogProps) => (
  <ConfirmDialog
    open={open}
    title={say('Delete question {number}?', { number: no })}
    confirmLabel={say('Delete')}
    danger
    onCancel={onClose}
    onConfirm={onConfirm}
  >
    {notices.deleteQuestion}
  </ConfirmDialog>
)

const Card = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: { base: '3', sm: '4' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    scrollMarginTop: '8rem',
    // Alone, it is below the way back to all questions, which stays in view.
    '&[data-alone]': { scrollMarginTop: '20rem' },
    // Scrolls a focused element into the area between the sticky bar and the selection bar.
    '& :is(button, input, select, textarea)': {
      scrollMarginTop: { base: '7rem', sm: '3.5rem' },
      scrollMarginBottom: '4.5rem',
    },
    transition: 'border-color 100ms',
    // Disables scroll anchoring, because active-question.ts scrolls by itself when a card expands.
    overflowAnchor: 'none',
    '&:focus-within': { borderColor: 'accent.emphasized', boxShadow: 'xs' },
    '&[data-collapsed]': {
      gap: '1',
      py: '1.5',
      cursor: 'pointer',
      _hover: { borderColor: 'border.emphasized' },
    },
    '&:has([data-select] :checked)': {
      borderColor: 'accent.emphasized',
      '&, & [role=group]': { bg: 'accent.subtle' },
    },
    ...dropMark,
    ...foundMark,
    // Cards out of view are neither laid out nor painted, so that a keystroke costs only its own card. The
    // drop mark is outside the card.
    contentVisibility: 'auto',
    // An open list of tags or videos overflows its card.
    '&:has([role=combobox][aria-expanded=true])': { contentVisibility: 'visible' },
    overflowClipMargin: '0.75rem',
  },
})
type QuestionCardProps = {
  question: DraftQuestion
  no: number
  total: number
  /** Whether its content is rendered yet. Until then an empty card takes its place. */
  isDrawn: boolean
}

/**
 * A question with all its fields. It renders again only when the question changes, and then only the changed
 * part.
 */
export const QuestionCard = memo(({ question, no, total, isDrawn }: QuestionCardProps) => {
  const editor = useEditor()
  const { _id: id } = question
  const isActive = useIsActive(editor.activeQuestion, id)
  const collapsed = editor.view !== 'one' && !isActive
  const [deleting, moving, reporting] = [useOpening(), useOpening(), useOpening()]
  const [item, source, handle] = [
    useRef<HTMLElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLSpanElement>(null),
  ]
  const edge = useQuestionDrag(no, { item, source, handle }, isDrawn && editor.view !== 'one')
  const reports = editor.reports.get(id) ?? []
  const actions = cardActions(editor, { id, no, total })
  const findings = useQuestionFindings(question)

  return (
    <Card
      ref={item}
      id={cardId(id)}
      tabIndex={-1}
      data-no={no}
      data-edge={edge ?? undefined}
      data-alone={editor.view === 'one' || undefined}
      aria-labelledby={`${id}-heading`}
      aria-busy={!isDrawn || undefined}
      style={{
        containIntrinsicHeight: `auto ${cardHeight(question, collapsed)}px`,
        ...(!isDrawn && { contentVisibility: 'hidden' }),
      }}
      data-collapsed={collapsed || undefined}
      data-found={useFoundField(editor.activeQuestion, id)}
      // Further typing is a new undo step.
      onBlur={() => editor.store.trigger.endTyping()}
      onKeyDown={onCardKey(actions, no, { move: moving.open, delete: deleting.open })}
    >
      {isDrawn && (
        <>
          <CardHead
            question={question}
            collapsed={collapsed}
            no={no}
            total={total}
            reports={reports.length}
            head={source}
            grip={handle}
            onShowReports={reporting.open}
            onAskMove={moving.open}
            onAskDelete={deleting.open}
          >
            {collapsed && <QuestionFindings questionId={id} findings={findings} collapsed />}
          </CardHead>
          {/* Only its own button closes it: in a practice quiz it also sends the correction. */}
          {reporting.isOpen && (
            <ReportsPanel questionId={id} no={no} reports={reports} onClose={reporting.close} />
          )}
          <QuestionFields question={question} findings={findings} collapsed={collapsed} />
          <MoveDialog
            open={moving.isOpen}
            no={no}
            total={total}
            onMove={actions.moveTo}
            onClose={moving.close}
          />
          <DeleteDialog open={deleting.isOpen} no={no} onConfirm={actions.delete} onClose={deleting.close} />
        </>
      )}
    </Card>
  )
})
