import { gradeOf } from '@quizwright/contracts/rules/grade.ts'
import type { Result } from '@quizwright/contracts/schemas/result.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import { CircleCheck, CircleX } from 'lucide-react'
import { formatTwoDecimals } from '../../results/figures.ts'
import { hasPassed } from '../../results/has-passed.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Frame = chakra('dl', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '4', sm: '8' } },
})
const Figure = chakra('div', {
  base: {
    '& > dt': { textStyle: 'xs', color: 'fg.muted' },
    '& > dd': {
      fontSize: '3xl',
      fontWeight: 'semibold',
      lineHeight: '1.2',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
const Verdict = chakra(Badge, {
  base: { textStyle: 'md', px: '3', minHeight: '9', '& svg': { boxSize: '5' } },
})

/** How the student did, in one glance: score, marks, grade and verdict. */
export const ScoreCard = ({ result }: { result: Result }) => (
  <Frame>
    <Figure>
      <dt>Score</dt>
      <dd>{formatTwoDecimals(result.correct_percentage)} %</dd>
    </Figure>
    <Figure>
      <dt>Grade</dt>
      <dd>{gradeOf(result.correct_percentage)}</dd>
    </Figure>
    <Figure>
      <dt>Marks</dt>
      <dd>
        {formatTwoDecimals(result.obtained_marks)} of {formatTwoDecimals(result.total_marks)}
      </dd>
    </Figure>
    <Figure>
      <dt>Verdict</dt>
      <dd>
        {hasPassed(result) ? (
          <Verdict tone="good">
            <CircleCheck aria-hidden />
            {labels.passed}
          </Verdict>
        ) : (
          <Verdict tone="bad">
            <CircleX aria-hidden />
            {labels.failed}
          </Verdict>
        )}
      </dd>
    </Figure>
  </Frame>
)
