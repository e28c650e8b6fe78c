import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import { Badge } from '../ui/feedback/badge.tsx'

/** Marks a result with answers that arrived after the end of the attempt, and says whether they count. */
export const LateAnswersBadge = ({
  result: { late_answers: late },
}: {
  result: Pick<ListedResult, 'late_answers'>
}) =>
  late && (
    <>
      {late.waiting > 0 && (
        <Badge tone="warning" title="They arrived after the end and do not count. “Late answers” shows them.">
          {countOf(late.waiting, 'late answer')}
        </Badge>
      )}
      {late.accepted > 0 && (
        <Badge tone="accent" title="They arrived after the end, and you let them count.">
          {countOf(late.accepted, 'late answer')} accepted
        </Badge>
      )}
    </>
  )
