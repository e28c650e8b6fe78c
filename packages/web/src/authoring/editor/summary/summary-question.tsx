import { defined } from '@quizwright/domain/defined.ts'
import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { shownText } from '@quizwright/domain/kinds/shown-text.ts'
import { memo } from '../../../language/memo.ts'
import { inSummary, withNumberInFile } from '@quizwright/contracts/validation/describe-findings.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { useRef } from 'react'
import { findingsOf } from '../../document/findings/findings-of.ts'
import { useQuestionFindings } from '../findings/use-question-findings.ts'
import { QuestionBeginning } from '../../../questions/question-beginning.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { clipped } from '../../../ui/styled/clipped.ts'
import { useIsActive } from '../active-question.ts'
import { useEditor } from '../editor-context.ts'
import { dropMark } from '../reordering/drop-mark.ts'
import { useQuestionDrag } from '../reordering/use-question-drag.ts'

const Item = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2.25rem 1fr auto',
    alignItems: 'center',
    columnGap: '1',
    width: 'full',
    height: 'full',
    px: '2',
    textAlign: 'start',
    textStyle: 'sm',
    borderRadius: 'l2',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    '&[aria-current]': { bg: 'accent.subtle', fontWeight: 'medium' },
    '& > b': { fontWeight: 'medium', color: 'fg.muted', textStyle: 'xs', fontVariantNumeric: 'tabular-nums' },
    // A formula that is higher than the row is cut, so that it covers no other row.
    '& > span': { ...clipped, maxHeight: '8' },
    '& .formula': { display: 'inline', overflow: 'visible' },
    '& > span[data-empty]': { color: 'fg.muted', fontStyle: 'italic' },
    '& > i': {
      boxSize: '2',
      borderRadius: 'full',
      '&[data-severity=error]': { bg: 'red.solid' },
      '&[data-severity=omission]': { bg: 'orange.solid' },
    },
    '& > small': { gridColumn: '2 / 4', lineClamp: '2', textStyle: 'xs', color: 'fg.error' },
    ...dropMark,
    '&[data-edge=top]::after': { top: '-0.5' },
    '&[data-edge=bottom]::after': { bottom: '-0.5' },
  },
})

type SummaryQuestionProps = {
  question: DraftQuestion
  no: number
  tabIndex: number
  onOpen: (questionNo: number) => void
}

/** A row of the summary: the number of a question, the beginning of its text, and its findings. */
export const SummaryQuestion = memo(({ question, no, tabIndex, onOpen }: SummaryQuestionProps) => {
  const isActive = useIsActive(useEditor().activeQuestion, question._id)
  const findings = useQuestionFindings(question)
  const error = findings.find((finding) => finding.severity === 'error')
  const omission = findings.find((finding) => finding.severity === 'omission')
  const message =
    (error ?? omission) &&
    sayMade(
      withNumberInFile(inSummary({ ...defined(error ?? omission, 'the finding'), questionNo: no }), {
        questionNo: no,
        numberInFile: question.ind_number,
      }),
    )
  const row = useRef<HTMLButtonElement>(null)
  const edge = useQuestionDrag(no, { item: row })
  const text = shownText(question).trim()
  // The equation is shown only if there is no text.
  const equation = text === '' ? question.equation.trim() : ''
  return (
    <Item
      ref={row}
      type="button"
      data-edge={edge ?? undefined}
      tabIndex={tabIndex}
      aria-current={isActive || undefined}
      title={message}
      data-no={no}
      onClick={() => onOpen(no)}
    >
      <b>{no}</b>
      <span data-empty={(text === '' && equation === '') || undefined} dir="auto">
        <QuestionBeginning text={text} equation={equation} empty={say('No text yet')} />
      </span>
      {(error ?? omission) && (
        <i data-severity={error ? 'error' : 'omission'} role="img" aria-label={message} />
      )}
      {error && <small aria-hidden>{message}</small>}
    </Item>
  )
})

/** Whether the row shows an error. */
export const hasError = (question: DraftQuestion, quizType: QuizType): boolean =>
  findingsOf(question, quizType).some((finding) => finding.severity === 'error')
