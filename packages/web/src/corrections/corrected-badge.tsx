import { describeChoice } from '@quizwright/contracts/rules/correction.ts'
import { Badge } from '../ui/feedback/badge.tsx'
import { useCorrections } from './correction-queries.ts'

/** Shows the correction in force for a question, if there is one. */
export const CorrectedBadge = ({ quizId, questionId }: { quizId: string; questionId: string }) => {
  const { data = [] } = useCorrections(quizId)
  const correction = data.find((one) => one.question_id === questionId && one.undone_at === null)
  if (!correction) return null
  return (
    <Badge tone="accent" title={correction.reason}>
      {correction.kind === 'not_counted' ? 'Does not count' : `Corrected: ${describeChoice(correction)}`}
    </Badge>
  )
}
