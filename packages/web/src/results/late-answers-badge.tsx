import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
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
        <Badge tone="warning" title={say('They arrived after the end and don’t count. See “Late answers”.')}>
          {sayCount(late.waiting, '{count} late answer', '{count} late answers')}
        </Badge>
      )}
      {late.accepted > 0 && (
        <Badge tone="accent" title={say('They arrived after the end, and you accepted them.')}>
          {sayCount(late.accepted, '{count} late answer accepted', '{count} late answers accepted')}
        </Badge>
      )}
    </>
  )
