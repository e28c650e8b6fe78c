import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import { Facts } from '@quizwright/ui/result/facts.tsx'
import { formatFigure, formatScore } from './format-figures.ts'

type Scored = Pick<
  StudentResult,
  'is_passed' | 'correct_percentage' | 'obtained_marks' | 'total_marks' | 'grade' | 'passing_percentage'
>

/** Shows whether a result passes, with its score, marks and grade. */
export const Score = ({ result }: { result: Scored }) => (
  <>
    <p className={`verdict ${result.is_passed ? 'passed' : 'failed'}`}>
      {result.is_passed ? say('PASS') : say('Fail')}
    </p>
    <Facts
      facts={[
        { name: say('Score'), value: formatScore(result) },
        {
          name: say('Marks'),
          value: say('{obtained} of {total}', {
            obtained: formatFigure(result.obtained_marks),
            total: result.total_marks,
          }),
        },
        { name: say('Grade'), value: result.grade },
        { name: say('To pass'), value: formatPercent(result.passing_percentage) },
      ]}
    />
  </>
)
