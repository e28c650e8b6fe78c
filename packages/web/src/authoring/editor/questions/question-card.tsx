import { lengths } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { memo, use, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { OpenAdding } from '../../adding/adding.ts'
import { useEditor } from '../editor-context.ts'
import { useCalmQuestion, useFoundField, useIsInHand } from '../hand.ts'
import { useQuestionFindings } from '../findings/use-question-findings.ts'
import { dropMark } from '../reordering/drop-mark.ts'
import { MoveDialog } from '../reordering/move-dialog.tsx'
import { useQuestionDrag } from '../reordering/use-question-drag.ts'
import { ReportsPanel } from '../reports/reports-panel.tsx'
import { AiPrompts } from './ai-prompts.tsx'
import { cardActions } from './card-actions.ts'
import { CardFoot } from './card-foot.tsx'
import { cardHeight } from './card-height.ts'
import { CardHead } from './card-head.tsx'
import { onCardKey } from './card-keys.ts'
import type { Content } from './content.ts'
import { ContentField } from './content-field.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ExtraField } from './extra-field.tsx'
import { FoldedExtras } from './folded-extras.tsx'
import { type Extra, filledExtras } from './extras.ts'
import { cardId, focusField } from './fields.ts'
import { Options } from './options.tsx'
import { pasteQuestions } from './paste-questions.ts'
import { QuestionFindings } from './question-findings.tsx'
import { foundMark } from './found-mark.ts'
import { useDrawnLater } from './use-drawn-later.ts'

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
    // What gets the focus comes into sight below the sticky bar, and above that of a selection.
    '& :is(button, input, select, textarea)': {
      scrollMarginTop: { base: '7rem', sm: '3.5rem' },
      scrollMarginBottom: '4.5rem',
    },
    transition: 'border-color 100ms',
    // The page stays where it is when a card unfolds: its author scrolls by what moved (hand.ts).
    overflowAnchor: 'none',
    '&:focus-within': { borderColor: 'accent.emphasized', boxShadow: 'xs' },
    '&[data-folded]': {
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
    // Cards out of view are neither laid out nor painted, so that a key press costs only its own card. The
    // drop mark is outside the card.
    contentVisibility: 'auto',
    overflowClipMargin: '0.75rem',
  },
})
/** The wire's names of a question's content fields. */
const toQuestion = ({ text, equation, image }: Partial<Content>) => ({
  ...(text === undefined ? {} : { question: text }),
  ...(equation === undefined ? {} : { equation }),
  ...(image === undefined ? {} : { image_url: image }),
})

type QuestionCardProps = {
  question: DraftQuestion
  no: number
  total: number
  /** Whether the author looks at it: such cards are rendered first. */
  lookedAt: boolean
}

/**
 * One question with all its fields. It is rendered again only when it changes, and then only the changed
 * part.
 */
export const QuestionCard = memo(({ question, no, total, lookedAt }: QuestionCardProps) => {
  const editor = useEditor()
  const openAdding = use(OpenAdding)
  const { store, quizType } = editor
  const isDrawn = useDrawnLater(lookedAt)
  const { _id: id } = question
  const isInHand = useIsInHand(editor.hand, id)
  const isCalm = useCalmQuestion(editor.hand) === id
  const folded = editor.view !== 'one' && !isInHand
  const [requested, setRequested] = useState<readonly Extra[]>([])
  const [isDeleting, setIsDeleting] = useState(false)
  const askDelete = useCallback(() => setIsDeleting(true), [])
  const [isMoving, setIsMoving] = useState(false)
  const askMove = useCallback(() => setIsMoving(true), [])
  const [showsReports, setShowsReports] = useState(false)
  // Only their own button closes them: in a practice quiz it also sends the correction.
  const showReports = useCallback(() => setShowsReports(true), [])
  const [target, source, handle] = [
    useRef<HTMLElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLSpanElement>(null),
  ]
  const edge = useQuestionDrag(no, { target, source, handle }, isDrawn)
  const reports = editor.reports.get(id) ?? []
  const actions = cardActions(editor, { id, no, total })
  const findings = useQuestionFindings(question)
  const shown = [...filledExtras(question), ...requested]
  const show = (name: Extra) => setRequested((before) => (before.includes(name) ? before : [...before, name]))
  const askFor = (name: Extra) => {
    flushSync(() => show(name))
    focusField(id, name)
  }
  // A field that is emptied stays while it has the focus.
  const extra = (name: Extra) =>
    !folded &&
    shown.includes(name) && <ExtraField question={question} extra={name} onEnter={() => show(name)} />

  return (
    <Card
      ref={target}
      id={cardId(id)}
      tabIndex={-1}
      data-edge={edge ?? undefined}
      aria-labelledby={`${id}-heading`}
      aria-busy={!isDrawn || undefined}
      style={{
        containIntrinsicHeight: `auto ${cardHeight(question, folded)}px`,
        ...(!isDrawn && { contentVisibility: 'hidden' }),
      }}
      data-folded={folded || undefined}
      data-found={useFoundField(editor.hand, id)}
      onKeyDown={onCardKey(actions, no, { move: askMove, delete: askDelete })}
    >
      {isDrawn && (
        <>
          <CardHead
            question={question}
            folded={folded}
            no={no}
            total={total}
            reports={reports.length}
            head={source}
            grip={handle}
            onShowReports={showReports}
            onAskMove={askMove}
            onAskDelete={askDelete}
          >
            {folded && <QuestionFindings questionId={id} findings={findings} folded />}
          </CardHead>
          {showsReports && (
            <ReportsPanel questionId={id} no={no} reports={reports} onClose={() => setShowsReports(false)} />
          )}
          {folded && <FoldedExtras question={question} />}
          {extra('section')}
          {extra('paragraph')}
          <div data-field="question">
            <ContentField
              name="Question"
              content={{ text: question.question, equation: question.equation, image: question.image_url }}
              maxLength={lengths.question}
              placeholder={
                quizType === 'daq' ? 'The question' : 'The question, or paste one with its options a) to d)'
              }
              folded={folded}
              isTabStop
              invalid={findings.some((finding) => finding.rule === 'questionEmpty')}
              onChange={(changes) => store.trigger.setQuestion({ id, changes: toQuestion(changes) })}
              onLeave={() => store.trigger.endTyping()}
              onPasteText={(text) =>
                pasteQuestions(
                  editor,
                  question,
                  text,
                  openAdding ? (several) => openAdding({ kind: 'paste', text: several }) : undefined,
                )
              }
            />
          </div>
          {quizType === 'daq' ? (
            !folded && <AiPrompts question={question} />
          ) : (
            <Options questionId={id} options={question.options} folded={folded} calm={isCalm} />
          )}
          {extra('solution')}
          {extra('video')}
          {!folded && (
            <>
              <CardFoot question={question} shown={shown} onAsk={askFor} />
              <QuestionFindings questionId={id} findings={findings} folded={false} />
            </>
          )}
          <MoveDialog
            open={isMoving}
            no={no}
            total={total}
            onMove={actions.moveTo}
            onClose={() => setIsMoving(false)}
          />
          <DeleteDialog
            open={isDeleting}
            no={no}
            onConfirm={actions.delete}
            onClose={() => setIsDeleting(false)}
          />
        </>
      )}
    </Card>
  )
})
