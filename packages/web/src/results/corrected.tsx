import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { describeResultCorrection } from '@quizwright/domain/rules/correction.ts'
import type { ResultCorrection } from '@quizwright/domain/schemas/result-correction.ts'
import { Badge } from '../ui/feedback/badge.tsx'
import { formatDateTime } from '../ui/format/date-time.ts'
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx'

/** Marks a result that a correction changed: the question and, on demand, what was changed and when. */
export const Corrected = ({
  corrections = [],
}: {
  corrections?: readonly ResultCorrection[] | undefined
}) => {
  if (corrections.length === 0) return null
  const whole = corrections
    .map((correction) => describeResultCorrection(correction, formatDateTime(correction.at)))
    .join('\n')
  const numbers = [...new Set(corrections.map(({ question_no: no }) => no))].sort((a, b) => a - b)
  return (
    <Badge tone="accent" title={whole}>
      {numbers.length === 1
        ? say('Corrected: question {numbers}', { numbers: commaList(numbers) })
        : say('Corrected: questions {numbers}', { numbers: commaList(numbers) })}
      <VisuallyHidden>. {whole}</VisuallyHidden>
    </Badge>
  )
}
