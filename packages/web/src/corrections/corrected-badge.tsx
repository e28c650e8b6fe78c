import { say } from '@quizwright/domain/language/say.ts'
import { describeChoice } from '@quizwright/domain/rules/correction.ts'
import { Badge } from '../ui/feedback/badge.tsx'
import { useCorrectionInForce } from './correction-queries.ts'

/** Shows the correction in force for a question, if there is one. */
export const CorrectedBadge = ({ quizId, questionId }: { quizId: string; questionId: string }) => {
  const correction = useCorrectionInForce(quizId, questionId)
  if (!correction) return null
  return (
    <Badge tone="accent" title={correction.reason}>
      {correction.kind === 'not_counted'
        ? say('Does not count')
        : say('Corrected: {correction}', { correction: describeChoice(correction) })}
    </Badge>
  )
}
