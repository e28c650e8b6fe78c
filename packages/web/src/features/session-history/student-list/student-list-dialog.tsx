import { escapeFormula } from '@quizwright/contracts/csv/escape-formula.ts'
import type { Session } from '@quizwright/contracts/schemas/session.ts'
import type { ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { Copy, Download, Mail } from 'lucide-react'
import { useState } from 'react'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { problemText } from '../../../api/problem-text.ts'
import { saveFile } from '../../../files/save-file.ts'
import { writeCsv } from '../../../files/write-csv.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { AddStudents } from './add-students.tsx'
import { StudentTable } from './student-table.tsx'
import { useStudentList } from './use-student-list.ts'

const Body = chakra('div', { base: { display: 'grid', gap: '5' } })
const Removed = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    p: '3',
    borderRadius: 'md',
    bg: 'bg.subtle',
    textStyle: 'sm',
    '& > span': { flex: '1', minWidth: '12rem', overflowWrap: 'anywhere' },
  },
})
const Muted = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted' } })

/** Services that can't undo taking a student off the list are asked before. */
type Asked = { what: 'send' } | { what: 'remove'; student: ListedStudent }

const copy = (text: string, said: string) =>
  void navigator.clipboard.writeText(text).then(
    () => toast.success(said),
    () => toast.error('The links could not be copied. Download them as CSV instead.'),
  )

const linesOf = (students: readonly ListedStudent[]): string =>
  students.map(({ name, email, link }) => `${name}\t${email}\t${link}`).join('\n')

const download = (students: readonly ListedStudent[]) => {
  const rows = students.map(({ name, email, extra_time: extra, code, link }) =>
    [name, email, String(extra), code ?? '', link].map(escapeFormula),
  )
  const file = writeCsv([['Name', 'E-mail', 'Extra time (%)', 'Code', 'Personal link'], ...rows])
  saveFile(new Blob([file], { type: 'text/csv;charset=utf-8' }), 'students.csv')
}

/**
 * The students who may take the quiz in a session. Their personal links can be copied, mailed or downloaded here.
 */
const StudentListDialog = ({ session, onClose }: { session: Session; onClose: () => void }) => {
  const { list, add, remove, restore, send } = useStudentList(session._id)
  const canRestore = useIsOffered('restoreStudent')
  const [asked, setAsked] = useState<Asked>()
  const [removed, setRemoved] = useState<ListedStudent>()
  const students = list.data ?? []
  const hasStudents = students.length > 0
  const takeOff = (student: ListedStudent) =>
    remove.mutate(student._id, { onSuccess: () => setRemoved(student) })
  const putBack = (student: ListedStudent) =>
    restore.mutate(student._id, { onSuccess: () => setRemoved(undefined) })
  const confirm = () => {
    if (asked?.what === 'send') send.mutate()
    if (asked?.what === 'remove') takeOff(asked.student)
    setAsked(undefined)
  }
  return (
    <>
      <Dialog
        open
        size="lg"
        onClose={onClose}
        title={`Students of ${session.name}`}
        footer={
          <>
            <Button
              icon={<Copy aria-hidden />}
              disabled={!hasStudents}
              onClick={() => copy(linesOf(students), 'All personal links are copied.')}
            >
              Copy all links
            </Button>
            <Button
              icon={<Download aria-hidden />}
              disabled={!hasStudents}
              onClick={() => download(students)}
            >
              Download CSV
            </Button>
            <Button
              icon={<Mail aria-hidden />}
              disabled={!hasStudents}
              busy={send.isPending}
              onClick={() => setAsked({ what: 'send' })}
            >
              Send by mail
            </Button>
          </>
        }
      >
        <Body>
          <AddStudents isBusy={add.isPending} onAdd={(text) => add.mutateAsync(text)} />
          {list.isPending && <Skeleton height="8rem" role="status" aria-label="Loading the students" />}
          {list.isError && (
            <ErrorState
              title="The students could not be loaded"
              busy={list.isFetching}
              onRetry={() => void list.refetch()}
            >
              {problemText(list.error)}
            </ErrorState>
          )}
          {list.data && !hasStudents && (
            <Muted>Nobody is on the list yet, so nobody can take the quiz in this session.</Muted>
          )}
          {removed && canRestore && (
            <Removed role="status">
              <span>
                <bdi>{removed.name}</bdi> is off the list, and the personal link works no more. Attempts and
                results stay.
              </span>
              <Button size="sm" busy={restore.isPending} onClick={() => putBack(removed)}>
                Undo
              </Button>
            </Removed>
          )}
          {hasStudents && (
            <StudentTable
              students={students}
              onCopy={(student) => copy(student.link, `The personal link of ${student.name} is copied.`)}
              onRemove={canRestore ? takeOff : (student) => setAsked({ what: 'remove', student })}
            />
          )}
        </Body>
      </Dialog>
      {asked && (
        <ConfirmDialog
          open
          title={asked.what === 'send' ? 'Send the links?' : `Take ${asked.student.name} off the list?`}
          confirmLabel={asked.what === 'send' ? 'Send' : 'Take off'}
          danger={asked.what === 'remove'}
          onConfirm={confirm}
          onCancel={() => setAsked(undefined)}
        >
          {asked.what === 'send'
            ? `${students.length === 1 ? '1 student gets' : `${students.length} students get`} a mail ` +
              'with the personal link.'
            : 'The personal link stops working. Attempts and results stay.'}
        </ConfirmDialog>
      )}
    </>
  )
}

export default StudentListDialog
