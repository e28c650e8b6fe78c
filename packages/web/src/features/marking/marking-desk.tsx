import type { AnswerToMark, QuestionToMark } from '@quizwright/contracts/schemas/marking.ts'
import { sayEvaluation } from '@quizwright/domain/language/say-evaluation.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readKept } from '../../ui/form/kept-value.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { ClaimNote } from './claim-note.tsx'
import { deskOrder } from './desk-order.ts'
import { ConflictNote } from './conflict-note.tsx'
import { MarkPanel } from './mark-panel.tsx'
import { type Draft, type Given, keyOf } from './marking-session.ts'
import { QuestionPanel } from './question-panel.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { givenComment } from './given-comment.ts'
import { SimilarAnswers, useSimilarAnswers } from './similar-answers.tsx'
import { SuggestionNote } from './suggestion-note.tsx'
import { readTypedMark, problemOfMark, toggleHalf, typeMark } from './typed-mark.ts'
import { draftName, type Marking } from './use-marking.ts'
import { useMarkingKeys } from './use-marking-keys.ts'

/** How many of the next answers have their images fetched before they are shown. */
const answersAhead = 2

/** Fetches the images of the next answers while this one is read, so that they are there on a slow connection. */
const useImagePrefetch = (answers: readonly AnswerToMark[], index: number): void => {
  useEffect(() => {
    for (const { uploaded_images: links } of answers.slice(index + 1, index + 1 + answersAhead))
      for (const link of links) {
        const image = new Image()
        // After what is on the screen.
        image.fetchPriority = 'low'
        image.src = link
      }
  }, [answers, index])
}

/**
 * On a wide screen, the question is on the left, the answer in the middle and the mark on the right, always
 * visible. On a phone, the answer comes right after the question and before the solution, which is the same
 * for many answers; the mark is fixed at the bottom of the screen.
 */
const Desk = chakra('div', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexDirection: 'column',
    gap: '5',
    alignItems: { base: 'stretch', md: 'start' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 1fr) 20rem',
      xl: 'minmax(0, 22rem) minmax(0, 1fr) 20rem',
    },
    // Beside a panel there is no room for three columns.
    'body:has(> [data-side-panel]) &': { xl: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
  },
})
const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' },
  variants: {
    of: {
      question: { display: { base: 'contents', md: 'flex' }, gridColumn: { md: '1', xl: '1' } },
      answer: {
        order: { base: deskOrder.answer, md: '0' },
        gridColumn: { md: '1', xl: '2' },
        outline: '0 !important',
        'body:has(> [data-side-panel]) &': { xl: { gridColumn: '1' } },
      },
      mark: {
        // `contents` makes its parts children of the desk, so that the last one can stick to the bottom all
        // the way.
        display: { base: 'contents', md: 'flex' },
        gridColumn: { md: '2', xl: '3' },
        gridRow: { md: '1 / span 2', xl: '1' },
        position: { md: 'sticky' },
        top: { md: '4.5rem' },
        'body:has(> [data-side-panel]) &': { xl: { gridColumn: '2', gridRow: '1 / span 2' } },
      },
    },
  },
})

const emptyDraft: Draft = { typed: '', comment: '' }
const draftOf = (given: Given, { suggestion }: AnswerToMark): Draft => ({
  typed: given.marks === undefined ? '' : String(given.marks),
  comment: sayEvaluation(given.evaluation ?? '', suggestion?.reasons),
})

/** The typed mark or else the suggestion, as a decision; undefined if there is neither, or if the mark is faulty. */
const decisionOf = (
  answer: AnswerToMark,
  group: readonly AnswerToMark[],
  draft: Draft,
): Given | undefined => {
  if (problemOfMark(draft.typed, answer.total_marks) !== undefined) return undefined
  const comment = givenComment(draft.comment, group)
  const evaluation = comment.trim() === '' ? {} : { evaluation: comment }
  const mark = readTypedMark(draft.typed)
  if (mark !== undefined) return { decision: 'mark', marks: mark, ...evaluation }
  const suggested = answer.suggestion?.marks
  if (suggested === undefined) return undefined
  // Similar answers with another suggestion, or none, get this mark as the instructor's own.
  return group.every(({ suggestion }) => suggestion?.marks === suggested)
    ? { decision: 'confirm', ...evaluation }
    : { decision: 'mark', marks: suggested, ...evaluation }
}

type MarkingDeskProps = {
  marking: Marking
  answer: AnswerToMark
  question: QuestionToMark | undefined
  onGradeAgain: (() => void) | undefined
}

/** One answer with everything that is needed to mark it. */
export const MarkingDesk = ({ marking, answer, question, onGradeAgain }: MarkingDeskProps) => {
  const { session } = marking
  const key = keyOf(answer)
  const given = session.given.get(key)
  const draft =
    session.drafts.get(key) ??
    (given ? draftOf(given, answer) : (readKept<Draft>(draftName(key)) ?? emptyDraft))
  const conflict = session.conflicts.get(key)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isHelpOpen, setHelpOpen] = useState(false)
  const found = useSimilarAnswers(given ? undefined : answer)
  const similar = useMemo(() => found.filter((one) => !session.given.has(keyOf(one))), [found, session.given])
  const together = similar.filter((one) => chosen.has(keyOf(one)))
  const comment = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [isCommentOpen, setCommentOpen] = useState(draft.comment !== '')
  const heading = useRef<HTMLDivElement>(null)
  // After a move, keys refer to the new answer whatever had the focus before, and screen readers read it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [key])

  useImagePrefetch(session.answers, session.at)

  const write = (next: Draft) => marking.write(key, next)
  const accept = () => {
    const group = [answer, ...together]
    const decision = decisionOf(answer, group, draft)
    if (decision) marking.decide(group, decision)
  }
  // The field must be there before it gets the focus. Without the focus, keys meant for it would give marks.
  const openComment = () => {
    flushSync(() => setCommentOpen(true))
    comment.current?.focus()
  }
  useMarkingKeys({
    type: (pressed) => write({ ...draft, typed: typeMark(draft.typed, pressed) }),
    half: () => write({ ...draft, typed: toggleHalf(draft.typed, answer.total_marks) }),
    accept,
    next: () => marking.move(1),
    previous: () => marking.move(-1),
    comment: openComment,
    undo: marking.undo,
    help: () => setHelpOpen(true),
  })
  return (
    <Desk>
      <Column of="question">
        {question && (
          <QuestionPanel question={question} no={answer.question_no} onGradeAgain={onGradeAgain} />
        )}
      </Column>
      <Column of="answer" ref={heading} tabIndex={-1}>
        {conflict && (
          <ConflictNote
            conflict={conflict}
            mine={given}
            onKeep={() => marking.keepTheirs(key)}
            onReplace={(mine) => marking.decide([answer], mine)}
          />
        )}
        {/* What is decided here may be opened by others, such as a second marker. */}
        {!given && <ClaimNote key={key} answer={answer} onNext={() => marking.move(1)} />}
        <AnswerPanel answer={answer} />
        <SimilarAnswers answers={similar} chosen={chosen} onChoose={setChosen} />
      </Column>
      <Column of="mark">
        <SuggestionNote answer={answer} />
        <MarkPanel
          answer={answer}
          draft={draft}
          together={together}
          commentRef={comment}
          isCommentOpen={isCommentOpen}
          canUndo={session.steps.length > 0}
          onDraft={write}
          onAccept={accept}
          onMove={marking.move}
          onUndo={marking.undo}
          onComment={() => (isCommentOpen ? setCommentOpen(false) : openComment())}
          onHelp={() => setHelpOpen(true)}
        />
      </Column>
      {isHelpOpen && <ShortcutsDialog onClose={() => setHelpOpen(false)} />}
    </Desk>
  )
}
