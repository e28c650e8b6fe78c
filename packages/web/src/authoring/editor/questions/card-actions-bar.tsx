import { say } from '@quizwright/domain/language/say.ts'
import { memo } from '../../../language/memo.ts'
import { ArrowDown, ArrowUp, Copy, ListOrdered, Maximize2, MessageSquarePlus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { openComments } from '../../../comments/open-comments.ts'
import { href } from '../../../routes/routes.ts'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { cardActions } from './card-actions.ts'
import { useRovingStop } from './use-roving-stop.ts'

/** On a collapsed card they appear on hover; on a touch screen, only the active card has them. */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    '&[data-collapsed]': {
      position: 'absolute',
      insetEnd: '0',
      bg: 'bg.panel',
      opacity: '0',
      '& > *': { boxSize: '6' },
      '@media (hover: none)': { display: 'none' },
      'section:hover > * > &': { opacity: '1' },
    },
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

type CardActionsBarProps = {
  questionId: string
  no: number
  total: number
  collapsed: boolean
  onAskMove: () => void
  onAskDelete: () => void
}

const Buttons = ({
  questionId,
  no,
  total,
  onAskMove,
  onAskDelete,
}: Omit<CardActionsBarProps, 'collapsed'>) => {
  const editor = useEditor()
  const areCommentsOffered = useIsOffered('startThread')
  const actions = cardActions(editor, { id: questionId, no, total })
  return (
    <>
      {editor.view === 'page' && (
        <OpenAlone
          href={href.editQuestion({ quizId: editor.quiz._id, question_no: String(no) })}
          title={say('Show only this question')}
          tabIndex={-1}
        >
          <Maximize2 aria-hidden />
          <VisuallyHidden>{say('Show only question {number}', { number: no })}</VisuallyHidden>
        </OpenAlone>
      )}
      {editor.view !== 'one' && (
        <>
          <IconButton
            size="sm"
            label={say('Move up')}
            icon={<ArrowUp aria-hidden />}
            disabled={no === 1}
            tabIndex={-1}
            onClick={() => actions.moveTo(no - 1)}
            aria-keyshortcuts="Alt+ArrowUp"
          />
          <IconButton
            size="sm"
            label={say('Move down')}
            icon={<ArrowDown aria-hidden />}
            disabled={no === total}
            tabIndex={-1}
            onClick={() => actions.moveTo(no + 1)}
            aria-keyshortcuts="Alt+ArrowDown"
          />
          <IconButton
            size="sm"
            label={say('Move to another position')}
            icon={<ListOrdered aria-hidden />}
            disabled={total === 1}
            tabIndex={-1}
            onClick={onAskMove}
            aria-keyshortcuts="Alt+M"
          />
        </>
      )}
      {areCommentsOffered && editor.view !== 'embedded' && (
        <IconButton
          size="sm"
          label={say('Comment on question {number}', { number: no })}
          icon={<MessageSquarePlus aria-hidden />}
          tabIndex={-1}
          onClick={() => openComments({ quizId: editor.quiz._id, questionId, questionNo: no })}
        />
      )}
      <IconButton
        size="sm"
        label={say('Duplicate question')}
        icon={<Copy aria-hidden />}
        tabIndex={-1}
        onClick={actions.duplicate}
        aria-keyshortcuts="Control+D"
      />
      <IconButton
        size="sm"
        label={say('Delete question')}
        icon={<Trash2 aria-hidden />}
        tabIndex={-1}
        onClick={onAskDelete}
        aria-keyshortcuts="Alt+Delete"
      />
    </>
  )
}

const RovingBar = ({ collapsed: _collapsed, ...props }: CardActionsBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label={say('Question {number}', { number: props.no })}
      {...useRovingStop(bar)}
    >
      <Buttons {...props} />
    </Bar>
  )
}

/** The actions for a whole question. On the active question they are a single tab stop. */
export const CardActionsBar = memo((props: CardActionsBarProps) =>
  props.collapsed ? (
    <Bar role="group" aria-label={say('Question {number}', { number: props.no })} data-collapsed>
      <Buttons {...props} />
    </Bar>
  ) : (
    <RovingBar {...props} />
  ),
)
