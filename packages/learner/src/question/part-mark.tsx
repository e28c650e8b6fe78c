import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { SolutionPart } from '@quizwright/domain/schemas/attempt.ts'
import type { ReactNode } from 'react'

type PartMarkProps = { part: SolutionPart; isGiven: boolean; totalMarks: number; children: ReactNode }

const rounded = (marks: number): number => Math.round(100 * marks) / 100

/**
 * Whether a part of a checked answer is right, what would be, and its marks. Signs and words say it, not only colour.
 */
export const PartMark = ({ part, isGiven, totalMarks, children }: PartMarkProps) => (
  <p className={part.is_right ? 'right' : 'wrong'}>
    {part.is_right ? (
      '✓ Right'
    ) : (
      <>
        ✗ {isGiven ? 'Not right' : 'Not answered'}. Right is: <bdi>{children}</bdi>
      </>
    )}
    {part.share !== undefined && (
      <span className="quiet"> {countOf(rounded(part.share * totalMarks), 'mark')}</span>
    )}
    {part.feedback !== undefined && <bdi> {part.feedback}</bdi>}
  </p>
)
