import { say } from '@quizwright/domain/language/say.ts'
import type { StudentRecord } from '@quizwright/contracts/schemas/student.ts'
import { useMemo, useState } from 'react'
import { QueryError } from '../../../api/query-error.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { MergeList } from './merge-list.tsx'
import { describeStudent, matches } from './describe-student.ts'
import { likelyPairs } from './likely-pairs.ts'
import { PairList } from './pair-list.tsx'
import { useStudents } from './use-students.ts'
import { Blocks } from '../../../ui/layout/parts.tsx'

const Muted = chakra('p', { base: { color: 'fg.muted' } })

const none = ''
const nobody: readonly StudentRecord[] = []
const optionsOf = (students: readonly StudentRecord[]) => [
  { value: none, label: say('Choose a student') },
  ...students.map((student) => ({ value: student._id, label: describeStudent(student) })),
]

/** Merges two records of the same person, and undoes merges. */
const StudentsDialog = ({ quizId, onClose }: { quizId: string; onClose: () => void }) => {
  const { records, merge, undo } = useStudents(quizId)
  const [search, setSearch] = useState('')
  const [keptId, setKept] = useState(none)
  const [mergedId, setMerged] = useState(none)
  const students = records.data?.students ?? nobody
  const pairs = useMemo(() => likelyPairs(students), [students])
  const chosen = (id: string) => students.find((student) => student._id === id)
  const listed = students.filter(
    (student) => matches(student, search) || student._id === keptId || student._id === mergedId,
  )
  const canMerge = chosen(keptId) !== undefined && chosen(mergedId) !== undefined && keptId !== mergedId
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={say('Merge duplicate students')}
      footer={
        <Button
          variant="solid"
          disabled={!canMerge}
          busy={merge.isPending}
          onClick={() => merge.mutate({ keptId, mergedId }, { onSuccess: () => setMerged(none) })}
        >
          {say('Merge')}
        </Button>
      }
    >
      <Blocks>
        <Muted>
          {say(
            'A student who used two email addresses is listed twice. Merging counts their attempts ' +
              'together, in the order they were started. You can undo this.',
          )}
        </Muted>
        {records.isPending && (
          <RowsSkeleton label={say('Loading the students')} rows={4} columns={[10, 4]} rowHeight="11" bare />
        )}
        {records.isError && <QueryError query={records} title={say('The students couldn’t be loaded')} />}
        {records.data && (
          <>
            <PairList
              pairs={pairs}
              onChoose={({ kept, merged }) => {
                setKept(kept._id)
                setMerged(merged._id)
              }}
            />
            <TextField
              label={say('Find a student')}
              hint={say('Part of a name or email')}
              value={search}
              onChange={setSearch}
            />
            <Select
              label={say('Student to keep')}
              hint={say('This name and email stay.')}
              value={keptId}
              options={optionsOf(listed)}
              onChange={setKept}
            />
            <Select
              label={say('Duplicate to remove')}
              hint={say('Their attempts move to the student above, and this entry disappears.')}
              value={mergedId}
              options={optionsOf(listed.filter(({ _id: id }) => id !== keptId))}
              onChange={setMerged}
            />
            <MergeList
              merges={records.data.merges}
              isBusy={undo.isPending}
              onUndo={(mergeId) => undo.mutate(mergeId)}
            />
          </>
        )}
      </Blocks>
    </Dialog>
  )
}

export default StudentsDialog
