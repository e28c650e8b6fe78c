import { say } from '@quizwright/domain/language/say.ts'
import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { Solution } from '@quizwright/ui/question/solution.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Frame = chakra('div', {
  base: {
    '--solution-margin': '0',
    '--solution-padding': 'spacing.3',
    '--solution-ground': 'colors.bg.subtle',
    '--solution-radius': 'radii.md',
    '& > div': {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& strong': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    '& img': { maxHeight: '10rem', maxWidth: 'full' },
  },
})

type ReviewedSolutionProps = { question: NonNullable<ResultQuestion['question']> }

/** The solution of a question, if its author wrote one. */
export const ReviewedSolution = ({ question }: ReviewedSolutionProps) => {
  const { solution, solution_equation, solution_image_url } = question
  if (!solution && !solution_equation && !solution_image_url) return null
  return (
    <Frame>
      <Solution heading={say('Solution')}>
        <QuestionContent
          text={solution}
          equation={solution_equation}
          image={solution_image_url}
          imageName={question.solution_image_description || say('Image of the solution')}
        />
      </Solution>
    </Frame>
  )
}
