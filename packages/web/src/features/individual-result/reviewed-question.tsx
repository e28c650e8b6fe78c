import { formatDuration } from '@quizwright/contracts/rules/duration.ts'
import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { Check, X } from 'lucide-react'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { stateOf, stateWords } from './question-state.ts'

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
const Asked = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '& img': { maxHeight: '14rem', maxWidth: 'full', alignSelf: 'flex-start', borderRadius: 'md' },
  },
})
const Options = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', listStyle: 'none' },
})
const Option = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
    '& img': { maxHeight: '5rem' },
    '& > svg': { boxSize: '4', flexShrink: '0' },
    '& > small': { ms: 'auto', textStyle: 'xs', fontWeight: 'medium' },
    '&[data-correct]': { borderColor: 'green.solid', bg: 'green.subtle', color: 'green.fg' },
    '&[data-chosen]:not([data-correct])': { borderColor: 'red.solid', bg: 'red.subtle', color: 'red.fg' },
  },
})
const Solution = chakra('div', {
  base: {
    p: '3',
    borderRadius: 'md',
    bg: 'bg.subtle',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '& > strong': { textStyle: 'xs', color: 'fg.muted' },
    '& img': { maxHeight: '10rem', maxWidth: 'full' },
  },
})

const tones = { correct: 'good', skipped: 'neutral', incorrect: 'bad' } as const
const choiceWords = (isCorrect: boolean, isChosen: boolean): string =>
  isChosen ? (isCorrect ? 'Chosen, correct' : 'Chosen') : isCorrect ? 'Correct answer' : ''

type Content = NonNullable<ResultQuestion['question']>

const Choices = ({ options }: Pick<Content, 'options'>) => (
  <Options aria-label="Options">
    {options.map((option, at) => (
      // Options are known by their place alone.
      <Option
        key={at}
        data-correct={option.is_correct || undefined}
        data-chosen={option.is_selected || undefined}
      >
        {option.is_correct ? <Check aria-hidden /> : option.is_selected ? <X aria-hidden /> : null}
        <QuestionContent text={option.option} equation={option.equation} image={option.image_url} />
        <small>{choiceWords(option.is_correct, option.is_selected)}</small>
      </Option>
    ))}
  </Options>
)

/** A question as the student met it, with what they chose and what was right. */
export const ReviewedQuestion = ({ answered, no }: { answered: ResultQuestion; no: number }) => {
  const { question, time_spent } = answered
  const state = stateOf(answered)
  return (
    <Card tabIndex={-1} data-question={no}>
      <Head>
        <h3>Question {no}</h3>
        <Badge tone={tones[state]}>{stateWords[state]}</Badge>
        {answered.marked && <Badge tone="warning">Marked for later</Badge>}
        {time_spent !== undefined && <span>{formatDuration(time_spent)}</span>}
      </Head>
      {question && (
        <>
          <Asked>
            {question.paragraph && <span dir="auto">{question.paragraph}</span>}
            <QuestionContent
              text={question.question}
              equation={question.equation}
              image={question.image_url}
            />
          </Asked>
          <Choices options={question.options} />
          {(question.solution || question.solution_equation || question.solution_image_url) && (
            <Solution>
              <strong>Solution</strong>
              <QuestionContent
                text={question.solution}
                equation={question.solution_equation}
                image={question.solution_image_url}
              />
            </Solution>
          )}
        </>
      )}
    </Card>
  )
}
