import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import { Badge } from '../ui/feedback/badge.tsx'

/** Names others whose address leads to the mailbox of this student: maybe one person, maybe siblings. */
export const SameMailbox = ({
  result: { same_mailbox: others = [] },
}: {
  result: Pick<ListedResult, 'same_mailbox'>
}) =>
  others.length > 0 && (
    <Badge tone="warning" title={commaList(others.map(({ full_name, email }) => `${full_name} (${email})`))}>
      {saidWith('Same mailbox as {others}', {
        others: <bdi>{commaList(others.map(({ full_name, email }) => full_name || email))}</bdi>,
      })}
    </Badge>
  )
