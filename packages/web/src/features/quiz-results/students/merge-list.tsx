import type { StudentMerge } from '@quizwright/contracts/schemas/student.ts'
import { Undo2 } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { formatDateTime } from '../../../ui/format/date-time.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Heading = chakra('h3', { base: { fontWeight: 'semibold', mb: '2' } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    py: '2',
    borderTopWidth: '1px',
    overflowWrap: 'anywhere',
    '& > span': { minWidth: '0' },
  },
})

type MergeListProps = {
  merges: readonly StudentMerge[]
  isBusy: boolean
  onUndo: (mergeId: string) => void
}

/** Lists the merges, newest first, each with a button to undo it. */
export const MergeList = ({ merges, isBusy, onUndo }: MergeListProps) =>
  merges.length > 0 && (
    <section>
      <Heading>Merged</Heading>
      <ul>
        {merges.map(({ _id: id, kept, merged, merged_at: mergedAt }) => (
          <Item key={id}>
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
          </Item>
        ))}
      </ul>
    </section>
  )
