import { say } from '@quizwright/domain/language/say.ts'
import { gradeOf } from '@quizwright/domain/rules/grade.ts'
import type { Result } from '@quizwright/contracts/schemas/result.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { Facts } from '@quizwright/ui/result/facts.tsx'
import { CircleCheck, CircleX } from 'lucide-react'
import { formatScore, formatTwoDecimals } from '../../results/figures.ts'
import { hasPassed } from '../../results/has-passed.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const VerdictBadge = chakra(Badge, {
  base: { textStyle: 'md', px: '3', minHeight: '9', '& svg': { boxSize: '5' } },
})

const Verdict = ({ isPassed }: { isPassed: boolean }) => (
  <VerdictBadge tone={isPassed ? 'good' : 'bad'}>
    {isPassed ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
    {isPassed ? labels.passed : labels.failed}
  </VerdictBadge>
)

/** A summary of the result: score, grade, marks and verdict. */
export const ScoreCard = ({ result }: { result: Result }) => (
  <Facts
    layout="row"
    facts={[
      { name: say('Score'), value: formatScore(result) },
      { name: say('Grade'), value: gradeOf(result.correct_percentage) },
      {
        name: say('Marks'),
        value: say('{obtained} of {total}', {
          obtained: formatTwoDecimals(result.obtained_marks ?? 0),
          total: formatTwoDecimals(result.total_marks),
        }),
      },
      { name: say('Pass or fail'), value: <Verdict isPassed={hasPassed(result)} /> },
    ]}
  />
)
