import { formatDuration } from '@quizwright/domain/rules/duration.ts'
import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { Asked } from '@quizwright/ui/question/asked.tsx'
import { CorrectAnswer } from '../../corrections/correct-answer.tsx'
import { formatMarks } from '../../statistics/format-figures.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { AnsweredParts } from './answered-parts.tsx'
import { describeState, stateOf } from './question-state.ts'
import { ReviewedOptions } from './reviewed-options.tsx'
import { TypedAnswer } from './typed-answer.tsx'
import { ReviewedSolution } from './reviewed-solution.tsx'

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    textStyle: 'sm',
    outline: '0 !important',
    '&:focus-visible': { borderColor: 'accent.solid' },
  },
})
const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& > h3': { fontWeight: 'semibold', me: 'auto' },
    '& > span:last-child': { color: 'fg.muted' },
  },
})
const Content = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '& img': { maxHeight: '14rem', maxWidth: 'full', alignSelf: 'flex-start', borderRadius: 'md' },
  },
})

const Marks = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    fontVariantNumeric: 'tabular-nums',
  },
})

const tones = { correct: 'good', skipped: 'neutral', incorrect: 'bad', 'not counted': 'neutral' } as const

export const questionElementId = (questionNumber: number): string => `reviewed-question-${questionNumber}`

type ReviewedQuestionProps = {
  answered: ResultQuestion
  /** The result whose mark of this question may be corrected. */
  resultId: string
  /** The number of the question. */
  questionNumber: number
}

/** Shows a question as the student saw it, with the chosen and the correct options. */
export const ReviewedQuestion = ({ answered, resultId, questionNumber }: ReviewedQuestionProps) => {
  const { question, time_spent, obtained_marks: marks, counts = true } = answered
  const state = stateOf(answered)
  return (
    <Card id={questionElementId(questionNumber)} tabIndex={-1}>
      <Head>
        <h3>Question {questionNumber}</h3>
        <Badge tone={tones[state]}>{describeState(answered)}</Badge>
        {answered.marked && <Badge tone="warning">Marked for later</Badge>}
        {time_spent !== undefined && <span>{formatDuration(time_spent)}</span>}
      </Head>
      {question && marks !== undefined && counts && (
        <Marks>
          {formatMarks(marks)} of {formatMarks(question.total_marks ?? question.weightage)} marks
          <CorrectAnswer
            answer={{
              resultId,
              questionId: answered.question_id,
              questionNo: questionNumber,
              marks,
              outOf: question.total_marks ?? question.weightage,
            }}
          />
        </Marks>
      )}
      {question && (
        <>
          <Content>
            <Asked question={question} />
          </Content>
          <ReviewedOptions options={question.options} />
          <AnsweredParts answered={answered} />
          <TypedAnswer answered={answered} />
          <ReviewedSolution question={question} />
        </>
      )}
    </Card>
  )
}
