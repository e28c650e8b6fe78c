import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import type { StudentMerge } from '@quizwright/contracts/schemas/student.ts'
import { Undo2 } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { formatDateTime } from '../../../ui/format/date-time.ts'
import { ActionItem, ListHeading } from './action-list.ts'

type MergeListProps = {
  merges: readonly StudentMerge[]
  isBusy: boolean
  onUndo: (mergeId: string) => void
}

/** Lists the merges, newest first, each with a button to undo it. */
export const MergeList = ({ merges, isBusy, onUndo }: MergeListProps) =>
  merges.length > 0 && (
    <section>
      <ListHeading>{say('Merged')}</ListHeading>
      <ul>
        {merges.map(({ _id: id, kept, merged, merged_at: mergedAt }) => (
          <ActionItem key={id}>
            <span>
              {saidWith(
                '{name} ({email}) into {keptName} ({keptEmail}), {date}',
                {
                  name: <bdi>{merged.full_name}</bdi>,
                  email: <bdi>{merged.email}</bdi>,
                  keptName: <bdi>{kept.full_name}</bdi>,
                  keptEmail: <bdi>{kept.email}</bdi>,
                },
                { date: formatDateTime(mergedAt) },
              )}
            </span>
            <Button
              size="sm"
              icon={<Undo2 aria-hidden />}
              busy={isBusy}
              aria-label={say('Undo the merge of {name} into {kept}', {
                name: merged.full_name,
                kept: kept.full_name,
              })}
              onClick={() => onUndo(id)}
            >
              {say('Undo')}
            </Button>
          </ActionItem>
        ))}
      </ul>
    </section>
  )
