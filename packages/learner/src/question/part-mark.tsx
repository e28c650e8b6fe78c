import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { SolutionPart } from '@quizwright/domain/schemas/attempt.ts'
import type { ReactNode } from 'react'

type PartMarkProps = {
  part: SolutionPart
  isGiven: boolean
  /** Whether the answer may still be changed, so that nothing says what is right. */
  isOpen?: boolean
  totalMarks: number
  children: ReactNode
}

const rounded = (marks: number): number => Math.round(100 * marks) / 100

/**
 * Whether a part of a checked answer is right, what would be, and its marks. Signs and words say it, not only colour.
 */
export const PartMark = ({ part, isGiven, isOpen = false, totalMarks, children }: PartMarkProps) => (
  <p className={part.is_right ? 'right' : 'wrong'}>
    {part.is_right && `✓ ${say('Correct')}`}
    {!part.is_right && isOpen && `✗ ${isGiven ? say('Incorrect') : say('Not answered')}`}
    {!part.is_right && !isOpen && (
      <>
        ✗{' '}
        {saidWith(
          isGiven
            ? say('Incorrect. Correct answer: {answer}')
            : say('Not answered. Correct answer: {answer}'),
          {
            answer: <bdi>{children}</bdi>,
          },
        )}
      </>
    )}
    {part.share !== undefined && (
      <span className="quiet">
        {' '}
        {sayCount(rounded(part.share * totalMarks), '{count} mark', '{count} marks')}
      </span>
    )}
    {part.feedback !== undefined && <bdi> {part.feedback}</bdi>}
  </p>
)
