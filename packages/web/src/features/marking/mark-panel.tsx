import { sayEvaluation } from '@quizwright/domain/language/say-evaluation.ts'
import { say, sayAs } from '@quizwright/domain/language/say.ts'
import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import type { RefObject } from 'react'
import { formatTwoDecimals } from '../../results/figures.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { acceptText } from './accept-text.ts'
import { deskOrder, panelOrder } from './desk-order.ts'
import { MarkChoices } from './mark-choices.tsx'
import { MarkComment } from './mark-comment.tsx'
import { MarkMoves } from './mark-moves.tsx'
import type { Draft } from './marking-session.ts'
import { Wide } from './only-where.ts'
import { TogetherNote } from './together-note.tsx'
import { readTypedMark, problemOfMark, shownWhileTyped } from './typed-mark.ts'

/**
 * On a phone, mark and button share a line at the bottom of the screen, and the comment is shown on request.
 */
const Panel = chakra('section', {
  base: {
    display: 'flex',
    order: { base: deskOrder.mark, md: '0' },
    // Wrapped lines, because the empty rows of a grid would still have their gaps.
    flexFlow: { base: 'row wrap', md: 'column nowrap' },
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
    order: { base: panelOrder.mark, md: '0' },
    '& > output': {
      fontSize: { base: '2xl', md: '3xl' },
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      minWidth: { base: '1.5rem', md: '2.5rem' },
      '&[data-suggested]': { color: 'fg.muted' },
    },
    '& > span': { color: 'fg.muted' },
    '& > strong': { color: 'fg.error', textStyle: 'sm' },
  },
})
type MarkPanelProps = {
  answer: AnswerToMark
  draft: Draft
  /** The similar answers that get the same mark. */
  together: readonly AnswerToMark[]
  commentRef: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>
  /** Whether a phone shows the comment. */
  isCommentOpen: boolean
  canUndo: boolean
  onDraft: (draft: Draft) => void
  onAccept: () => void
  onMove: (by: number) => void
  onUndo: () => void
  onComment: () => void
  onHelp: () => void
}

/** Where the mark is given: by keys, by buttons, or by confirming the suggestion. */
export const MarkPanel = ({
  answer,
  draft,
  together,
  commentRef,
  isCommentOpen,
  canUndo,
  onDraft,
  onAccept,
  onMove,
  onUndo,
  onComment,
  onHelp,
}: MarkPanelProps) => {
  const { suggestion, total_marks: totalMarks } = answer
  const { typed, comment } = draft
  const mark = readTypedMark(typed)
  const problem = problemOfMark(typed, totalMarks)
  const suggested = suggestion ? formatTwoDecimals(suggestion.marks) : '–'
  return (
    <Panel aria-label={sayAs('noun', 'Mark')} data-bottom-bar>
      <MarkLine>
        <output aria-label={sayAs('noun', 'Mark')} data-suggested={typed === '' || undefined}>
          {typed === '' ? suggested : shownWhileTyped(typed)}
        </output>
        <span>
          {say('of {total}', { total: formatTwoDecimals(totalMarks) })}
          {typed === '' && suggestion && <Wide> · {say('suggested')}</Wide>}
        </span>
        {problem && <strong role="alert">{problem}</strong>}
      </MarkLine>
      <MarkChoices
        totalMarks={totalMarks}
        typed={typed}
        onType={(next) => onDraft({ ...draft, typed: next })}
        onAccept={onAccept}
      />
      <MarkComment
        comment={comment}
        suggested={suggestion ? sayEvaluation(suggestion.evaluation, suggestion.reasons) : undefined}
        isOpen={isCommentOpen}
        inputRef={commentRef}
        onComment={(next) => onDraft({ ...draft, comment: next })}
      />

      <TogetherNote answers={together} />
      <Button
        variant="solid"
        order={{ base: panelOrder.accept, md: '0' }}
        flex={{ base: '1 1 0', md: 'none' }}
        minWidth="0"
        // In a low window, many marks and a long comment would push it out of sight.
        position={{ md: 'sticky' }}
        bottom={{ md: '2' }}
        zIndex={{ md: 'docked' }}
        disabled={problem !== undefined || (mark === undefined && suggestion === null)}
        aria-keyshortcuts="Enter"
        onClick={onAccept}
      >
        {problem === undefined
          ? acceptText(mark, suggestion?.marks, together.length)
          : say('Fix the mark first')}
        <Wide> ↵</Wide>
      </Button>
      <MarkMoves
        canUndo={canUndo}
        isCommentOpen={isCommentOpen}
        onMove={onMove}
        onUndo={onUndo}
        onComment={onComment}
        onHelp={onHelp}
      />
    </Panel>
  )
}
