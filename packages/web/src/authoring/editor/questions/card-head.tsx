import { labels } from '@quizwright/contracts/texts.ts'
import type { Difficulty } from '@quizwright/contracts/schemas/question.ts'
import { ArrowDown, ArrowUp, Copy, Flag, GripVertical, ListOrdered, Maximize2, Trash2 } from 'lucide-react'
import { memo, type Ref } from 'react'
import { Link } from 'wouter'
import { href } from '../../../routes/routes.ts'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { preloadDialog } from '../../../ui/dialog.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useEditor } from '../editor-context.ts'
import { cardActions } from './card-actions.ts'
import { ScoringFields } from './scoring-fields.tsx'

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', rowGap: '1.5' },
})
const Heading = chakra('h2', {
  base: {
    textStyle: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    me: 'auto',
  },
})
const OpenAlone = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '8',
    borderRadius: 'l2',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '& svg': { boxSize: '4' },
  },
})
/** The drag handle. The keyboard moves a question with Alt and an arrow key, or by its new number. */
const Grip = chakra('span', {
  base: {
    display: { base: 'none', md: 'inline-flex' },
    alignItems: 'center',
    ms: '-2',
    height: '8',
    color: 'fg.subtle',
    cursor: 'grab',
  },
})
const Actions = chakra('div', { base: { display: 'flex' } })

type CardHeadProps = {
  questionId: string
  difficulty: Difficulty
  weightage: number
  no: number
  total: number
  reports: number
  head: Ref<HTMLDivElement>
  grip: Ref<HTMLSpanElement>
  onShowReports: () => void
  onAskMove: () => void
  onAskDelete: () => void
}

/** The head of a card: the question's number, its marks, and the actions on it. */
export const CardHead = memo(
  ({
    questionId,
    difficulty,
    weightage,
    no,
    total,
    reports,
    head,
    grip,
    onShowReports,
    onAskMove,
    onAskDelete,
  }: CardHeadProps) => {
    const editor = useEditor()
    const actions = cardActions(editor, { id: questionId, no, total })
    return (
      <Head ref={head}>
        {editor.view !== 'one' && (
          <Grip ref={grip} title="Drag to move the question">
            <GripVertical size={16} aria-hidden />
          </Grip>
        )}
        <Heading id={`${questionId}-heading`}>Question {no}</Heading>
        {reports > 0 && (
          <Button size="sm" variant="ghost" icon={<Flag aria-hidden />} onClick={onShowReports}>
            {labels.reportsReceived(reports)}
          </Button>
        )}
        <ScoringFields questionId={questionId} difficulty={difficulty} weightage={weightage} />
        <Actions role="group" aria-label={`Question ${no}`}>
          {editor.view === 'page' && (
            <OpenAlone
              href={href.editQuestion({ quizId: editor.quiz._id, question_no: String(no) })}
              title="Open this question by itself"
            >
              <Maximize2 aria-hidden />
              <VisuallyHidden>Open question {no} by itself</VisuallyHidden>
            </OpenAlone>
          )}
          {editor.view !== 'one' && (
            <>
              <IconButton
                size="sm"
                label="Move up"
                icon={<ArrowUp aria-hidden />}
                disabled={no === 1}
                onClick={() => actions.moveTo(no - 1)}
                aria-keyshortcuts="Alt+ArrowUp"
              />
              <IconButton
                size="sm"
                label="Move down"
                icon={<ArrowDown aria-hidden />}
                disabled={no === total}
                onClick={() => actions.moveTo(no + 1)}
                aria-keyshortcuts="Alt+ArrowDown"
              />
              <IconButton
                size="sm"
                label="Move to another number"
                icon={<ListOrdered aria-hidden />}
                disabled={total === 1}
                onClick={onAskMove}
                onPointerEnter={preloadDialog}
                onFocus={preloadDialog}
                aria-keyshortcuts="Alt+M"
              />
            </>
          )}
          <IconButton
            size="sm"
            label="Duplicate question"
            icon={<Copy aria-hidden />}
            onClick={actions.duplicate}
            aria-keyshortcuts="Control+D"
          />
          <IconButton
            size="sm"
            label="Delete question"
            icon={<Trash2 aria-hidden />}
            onClick={onAskDelete}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
          />
        </Actions>
      </Head>
    )
  },
)
