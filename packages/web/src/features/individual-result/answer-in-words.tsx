import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { DaqQuestion } from '@quizwright/contracts/schemas/descriptive-answer.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import { lazy, Suspense, useState } from 'react'
import { aiResponse, isMarked, isSuggested, ownResponse } from '../../results/evaluation/evaluation-form.ts'
import { formatMarks } from '../../statistics/format-figures.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

const EvaluationDialog = lazy(() =>
  importWhenOnline(async () => ({
    default: (await import('../../results/evaluation/full-text-dialog.tsx')).EvaluationDialog,
  })),
)

const Given = chakra('blockquote', {
  base: {
    borderInlineStartWidth: '3px',
    borderColor: 'border.emphasized',
    paddingInlineStart: '3',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
})
const Images = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& img': { maxHeight: '14rem', maxWidth: 'full', borderRadius: 'md' },
  },
})
const Part = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '& > p:first-child': { color: 'fg.muted', textStyle: 'xs' },
  },
})
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** What a student wrote, with its images and what was said about it. */
export const AnswerInWords = ({ answer }: { answer: DaqQuestion }) => {
  const said = answer.instructor_updated_evaluation && ownResponse(answer)
  const suggested = aiResponse(answer)
  return (
    <>
      {!isBlankText(answer.answer) && <Given dir="auto">{answer.answer}</Given>}
      {answer.uploaded_images.length > 0 && (
        <Images>
          {answer.uploaded_images.map((link, index) => (
            <img
              key={link}
              src={link}
              alt={say('Image {number} of the answer', { number: index + 1 })}
              loading="lazy"
            />
          ))}
        </Images>
      )}
      {said !== null && said !== '' && (
        <Part>
          <p>{say('Instructor response')}</p>
          <p dir="auto">{said}</p>
        </Part>
      )}
      {(said === null || said === '') && suggested !== '' && (
        <Part>
          <p>{say('AI response')}</p>
          <p dir="auto">{suggested}</p>
        </Part>
      )}
    </>
  )
}

const marksOf = (answer: DaqQuestion): string | undefined => {
  const marks = formatMarks(answer.obtained_marks ?? 0)
  if (isMarked(answer))
    return sayCount(answer.total_marks, '{marks} of {count} mark', '{marks} of {count} marks', { marks })
  return isSuggested(answer)
    ? say('Suggested: {marks} of {total} marks', { marks, total: formatMarks(answer.total_marks) })
    : undefined
}

type MarkInWordsProps = { resultId: string; questionNumber: number; answer: DaqQuestion }

/** The marks of a descriptive answer that its student has not seen, and the dialog that gives them. */
export const MarkInWords = ({ resultId, questionNumber, answer }: MarkInWordsProps) => {
  const [isOpen, setOpen] = useState(false)
  const title = say('Instructor updated response to question {number}', { number: questionNumber })
  const marks = marksOf(answer)
  if (answer.skipped) return null
  return (
    <Row>
      {marks ?? <Badge tone="warning">{say('To mark')}</Badge>}
      <Button
        size="sm"
        aria-label={say('Mark the answer to question {number}', { number: questionNumber })}
        onClick={() => setOpen(true)}
      >
        {isMarked(answer) ? say('Change mark') : say('Mark')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <EvaluationDialog
            title={title}
            resultId={resultId}
            question={answer}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Row>
  )
}
