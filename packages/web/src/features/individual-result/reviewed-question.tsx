import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { formatDuration } from '@quizwright/domain/rules/duration.ts'
import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { Asked } from '@quizwright/ui/question/asked.tsx'
import { CorrectAnswer } from '../../corrections/correct-answer.tsx'
import { formatMarks } from '../../statistics/format-figures.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { AnswerInWords, MarkInWords } from './answer-in-words.tsx'
import { describeState, stateOf } from './question-state.ts'
import { ReviewedOptions } from './reviewed-options.tsx'
import { ReviewedSolution } from './reviewed-solution.tsx'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import { acceptedOf } from '@quizwright/domain/kinds/accepted-of.ts'
import { AcceptedAnswers } from '../../questions/accepted-answers.tsx'

const Given = chakra('blockquote', {
  base: {
    borderInlineStartWidth: '3px',
    borderColor: 'border.emphasized',
    paddingInlineStart: '3',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
})
const Label = chakra('p', { base: { color: 'fg.muted', textStyle: 'xs' } })

/** What a student typed and what is accepted; nothing for a question with options. */
const TypedAnswer = ({ answered: { question, answer = '' } }: { answered: ResultQuestion }) => {
  if (!question || !acceptedOf(question).accepted) return null
  return (
    <>
      {!isBlankText(answer) && <Given dir="auto">{answer}</Given>}
      <Label>{say('Accepted answers')}</Label>
      <AcceptedAnswers question={question} />
    </>
  )
}

const List = chakra('ol', {
  base: {
    listStyle: 'decimal',
    ps: '6',
    '& > li': { overflowWrap: 'anywhere' },
    '& > li[data-right]': { color: 'green.fg' },
    '& > li:not([data-right])': { color: 'red.fg' },
  },
})

/** What a student gave in each part, with the sign of whether it is right; nothing for a question of one part. */
const AnsweredParts = ({ answered }: { answered: ResultQuestion }) => {
  const { question, selected = [], answer = '', response } = answered
  if (!question || !response) return null
  const kind = kindOf(question)
  const given = { selected, answer, response }
  const parts = kind.parts?.(question, given)
  const words = kind.partsInWords?.(question, given)
  if (!parts || !words) return null
  return (
    <>
      <Label>{say('The answer')}</Label>
      <List>
        {parts.map(({ is_right: isRight }, index) => (
          <li key={index} data-right={isRight || undefined} dir="auto">
            {isRight ? '✓' : '✗'} {words[index]}
          </li>
        ))}
      </List>
    </>
  )
}

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

const tones = {
  correct: 'good',
  skipped: 'neutral',
  incorrect: 'bad',
  'not counted': 'neutral',
  waiting: 'warning',
} as const

export const questionElementId = (questionNumber: number): string => `reviewed-question-${questionNumber}`

type ReviewedQuestionProps = {
  answered: ResultQuestion
  /** The result whose mark of this question may be corrected, and whether its student has seen it. */
  resultId: string
  isDelivered: boolean
  questionNumber: number
}

/** Shows a question as the student saw it, with the chosen and the correct options. */
export const ReviewedQuestion = ({
  answered,
  resultId,
  isDelivered,
  questionNumber,
}: ReviewedQuestionProps) => {
  const { question, time_spent, obtained_marks: marks, counts = true, descriptive } = answered
  const isOpen = descriptive !== undefined && !isDelivered
  const state = stateOf(answered)
  return (
    <Card id={questionElementId(questionNumber)} tabIndex={-1}>
      <Head>
        <h3>{say('Question {number}', { number: questionNumber })}</h3>
        <Badge tone={tones[state]}>{describeState(answered)}</Badge>
        {answered.marked && <Badge tone="warning">{say('Flagged for later')}</Badge>}
        {time_spent !== undefined && <span>{formatDuration(time_spent)}</span>}
      </Head>
      {isOpen && <MarkInWords resultId={resultId} questionNumber={questionNumber} answer={descriptive} />}
      {question && marks !== undefined && counts && !isOpen && (
        <Marks>
          {sayCount(
            question.total_marks ?? question.weightage,
            '{marks} of {count} mark',
            '{marks} of {count} marks',
            { marks: formatMarks(marks) },
          )}
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
          {descriptive && <AnswerInWords answer={descriptive} />}
          <ReviewedSolution question={question} />
        </>
      )}
    </Card>
  )
}
