import { lengths } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { type KeyboardEvent, memo, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { findingsOf } from '../../document/findings/findings-of.ts'
import { dropMark } from '../reordering/drop-mark.ts'
import { MoveDialog } from '../reordering/move-dialog.tsx'
import { useQuestionDrag } from '../reordering/use-question-drag.ts'
import { ReportsPanel } from '../reports/reports-panel.tsx'
import { Adders } from './adders.tsx'
import { AiPrompts } from './ai-prompts.tsx'
import { type CardActions, cardActions } from './card-actions.ts'
import { cardHeight } from './card-height.ts'
import { CardHead } from './card-head.tsx'
import { type Content, ContentField } from './content-field.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ExtraField } from './extra-field.tsx'
import { type Extra, filledExtras } from './extras.ts'
import { cardId, focusField } from './fields.ts'
import { Options } from './options.tsx'
import { pasteQuestions } from './paste-questions.ts'
import { QuestionFindings } from './question-findings.tsx'
import { TagsField } from './tags-field.tsx'
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
    transition: 'border-color 100ms',
    '&:focus-within': { borderColor: 'accent.emphasized', boxShadow: 'xs' },
    ...dropMark,
    // Cards out of view are neither laid out nor painted, so that a key press costs only its own card. The
    // drop mark is outside the card.
    contentVisibility: 'auto',
    overflowClipMargin: '0.75rem',
  },
})
/** Shortcuts for a whole question, wherever the focus is in it. */
const onCardKey = (actions: CardActions, no: number, askMove: () => void) => (event: KeyboardEvent) => {
  // Key events of a dialog opened by the card bubble to here and are ignored.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
  const isCommand = event.ctrlKey || event.metaKey
  const run =
    event.altKey && event.key === 'ArrowUp'
      ? () => actions.moveTo(no - 1)
      : event.altKey && event.key === 'ArrowDown'
        ? () => actions.moveTo(no + 1)
        : // By its place on the keyboard: with Alt the same key writes another letter on some.
          event.altKey && event.code === 'KeyM'
          ? askMove
          : isCommand && event.key === 'Enter'
            ? actions.addBelow
            : isCommand && event.key === 'd'
              ? actions.duplicate
              : undefined
  if (!run) return
  event.preventDefault()
  run()
}

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
  /** Whether the author looks at it: such cards are rendered first. */ lookedAt: boolean
}

/**
 * One question with all its fields. It is rendered again only when it changes, and then only the changed
 * part.
 */
export const QuestionCard = memo(({ question, no, total, lookedAt }: QuestionCardProps) => {
  const editor = useEditor()
  const { store, quizType } = editor
  const isDrawn = useDrawnLater(lookedAt)
  const [requested, setRequested] = useState<readonly Extra[]>([])
  const [isDeleting, setIsDeleting] = useState(false)
  const askDelete = useCallback(() => setIsDeleting(true), [])
  const [isMoving, setIsMoving] = useState(false)
  const askMove = useCallback(() => setIsMoving(true), [])
  const [showsReports, setShowsReports] = useState(false)
  // Only their own button closes them: in a practice quiz it also sends the correction.
  const showReports = useCallback(() => setShowsReports(true), [])
  const { _id: id } = question
  const [target, source, handle] = [
    useRef<HTMLElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLSpanElement>(null),
  ]
  const edge = useQuestionDrag(no, { target, source, handle }, isDrawn)
  const reports = editor.reports.get(id) ?? []
  const actions = cardActions(editor, { id, no, total })
  const findings = findingsOf(question, quizType)
  const shown = [...filledExtras(question), ...requested]
  const show = (name: Extra) => setRequested((before) => (before.includes(name) ? before : [...before, name]))
  const askFor = (name: Extra) => {
    flushSync(() => show(name))
    focusField(id, name)
  }
  // A field that is emptied stays while it has the focus.
  const extra = (name: Extra) =>
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
        containIntrinsicHeight: `auto ${cardHeight(question)}px`,
        ...(!isDrawn && { contentVisibility: 'hidden' }),
      }}
      onKeyDown={onCardKey(actions, no, askMove)}
    >
      {isDrawn && (
        <>
          <CardHead
            questionId={id}
            difficulty={question.difficulty_level}
            weightage={question.weightage}
            no={no}
            total={total}
            reports={reports.length}
            head={source}
            grip={handle}
            onShowReports={showReports}
            onAskMove={askMove}
            onAskDelete={askDelete}
          />
          {showsReports && (
            <ReportsPanel questionId={id} no={no} reports={reports} onClose={() => setShowsReports(false)} />
          )}
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
              invalid={findings.some((finding) => finding.rule === 'questionEmpty')}
              onChange={(changes) => store.trigger.setQuestion({ id, changes: toQuestion(changes) })}
              onLeave={() => store.trigger.endTyping()}
              onPasteText={(text) => pasteQuestions(editor, question, text)}
            />
          </div>
          {quizType === 'daq' ? (
            <AiPrompts question={question} />
          ) : (
            <Options questionId={id} options={question.options} />
          )}
          {extra('solution')}
          {extra('video')}
          <TagsField questionId={id} tags={question.tags} />
          <Adders shown={shown} onAsk={askFor} />
          <QuestionFindings questionId={id} findings={findings} />
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
