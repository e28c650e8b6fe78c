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
      <ListHeading>Merged</ListHeading>
      <ul>
        {merges.map(({ _id: id, kept, merged, merged_at: mergedAt }) => (
          <ActionItem key={id}>
            <span>
              <bdi>{merged.full_name}</bdi> (<bdi>{merged.email}</bdi>) into <bdi>{kept.full_name}</bdi> (
              <bdi>{kept.email}</bdi>), {formatDateTime(mergedAt)}
            </span>
            <Button
              size="sm"
              icon={<Undo2 aria-hidden />}
              busy={isBusy}
              aria-label={`Undo the merge of ${merged.full_name} into ${kept.full_name}`}
              onClick={() => onUndo(id)}
            >
              Undo
            </Button>
          </ActionItem>
        ))}
      </ul>
    </section>
  )
