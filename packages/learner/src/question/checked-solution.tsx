import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { detectDirection } from '@quizwright/domain/rules/text-direction.ts'
import type { Solution as SolutionData } from '@quizwright/domain/schemas/attempt.ts'
import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { Solution } from '@quizwright/ui/question/solution.tsx'

const headingOf = ({ is_correct: isCorrect, credit = 0, tries = 1 }: SolutionData): string => {
  if (isCorrect) return say('Correct')
  if (tries > 1)
    return say('Correct after {tries} tries: {percent} of the marks', {
      tries,
      percent: formatPercent(100 * credit, { most: 0 }),
    })
  return credit > 0
    ? say('Partly correct: {percent} of the marks', { percent: formatPercent(100 * credit, { most: 0 }) })
    : say('Incorrect')
}

/** Shows whether an answer is correct, and why. */
export const CheckedSolution = ({ solution }: { solution: SolutionData }) => {
  const { text, equation, image_url, image_description: description, feedback = [] } = solution
  const hasContent = text !== '' || equation !== '' || image_url !== ''
  return (
    <Solution heading={headingOf(solution)} isAnnounced>
      {feedback.map((one) => (
        <p key={one} className="question-text" dir="auto">
          <FormulaText text={one} />
        </p>
      ))}
      {hasContent && (
        <div dir={detectDirection(text)}>
          <QuestionContent
            text={text}
            equation={equation}
            image={image_url}
            imageName={description || say('Image of the solution')}
          />
        </div>
      )}
    </Solution>
  )
}
