import { say } from '@quizwright/domain/language/say.ts'
import { saySolution, withoutLabel } from '@quizwright/domain/language/say-solution.ts'
import type { QuestionToMark } from '@quizwright/contracts/schemas/marking.ts'
import { Asked } from '@quizwright/ui/question/asked.tsx'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { RotateCcw } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { deskOrder } from './desk-order.ts'

const Panel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    overflowWrap: 'anywhere',
    '& > h2': { textStyle: 'title.sm', color: 'fg.muted' },
  },
})
const Content = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    whiteSpace: 'pre-line',
    '& img': { maxHeight: '18rem', maxWidth: 'full', alignSelf: 'flex-start', borderRadius: 'md' },
  },
})
const Criteria = chakra('ul', {
  base: { listStyle: 'disc', ps: '5', display: 'flex', flexDirection: 'column', gap: '1' },
})

const belowAnswer = { base: deskOrder.solution, md: '0' }

type QuestionPanelProps = {
  question: QuestionToMark
  no: number
  /** Opens the dialog that grades the answers again; undefined if the services cannot do it. */
  onGradeAgain: (() => void) | undefined
}

/** Shows the question, its solution, and what answers are graded by. */
export const QuestionPanel = ({ question, no, onGradeAgain }: QuestionPanelProps) => {
  const {
    solution,
    solution_equation: equation,
    solution_image_url: image,
    model_answer: modelAnswer,
  } = question
  const hasSolution = solution !== '' || equation !== '' || image !== ''
  return (
    <>
      <Panel aria-labelledby="question">
        <h2 id="question">{say('Question {number}', { number: no })}</h2>
        <Content>
          <Asked question={question} imageName={say('Image of the question')} />
        </Content>
      </Panel>
      {(hasSolution || modelAnswer !== '') && (
        <Panel aria-labelledby="solution" order={belowAnswer}>
          <h2 id="solution">{say('Solution')}</h2>
          <Content>
            <QuestionContent
              text={solution || saySolution(modelAnswer)}
              equation={equation}
              image={image}
              imageName={say('Image of the solution')}
            />
          </Content>
          {solution !== '' && modelAnswer !== '' && withoutLabel(modelAnswer) !== solution && (
            <details>
              <summary>{say('Model answer for the AI')}</summary>
              <Content dir="auto">{saySolution(modelAnswer)}</Content>
            </details>
          )}
        </Panel>
      )}
      {question.criteria.length > 0 && (
        <Panel aria-labelledby="criteria" order={belowAnswer}>
          <h2 id="criteria">{say('Marking guide')}</h2>
          <Criteria dir="auto">
            {question.criteria.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </Criteria>
        </Panel>
      )}
      {onGradeAgain && (
        <Button
          size="sm"
          alignSelf="start"
          maxWidth="full"
          height="auto"
          minHeight="8"
          py="1"
          whiteSpace="normal"
          textAlign="start"
          order={belowAnswer}
          title={say('Correct the solution, and have marks suggested again for all answers to this question')}
          icon={<RotateCcw aria-hidden />}
          onClick={onGradeAgain}
        >
          {say('Suggest marks again for this question')}
        </Button>
      )}
    </>
  )
}
