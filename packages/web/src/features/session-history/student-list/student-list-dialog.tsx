import { say } from '@quizwright/domain/language/say.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import type { ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { useState } from 'react'
import { QueryError } from '../../../api/query-error.tsx'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { AddStudents } from './add-students.tsx'
import { type Asked, ConfirmOnList } from './confirm-on-list.tsx'
import { RemovedStudent } from './removed-student.tsx'
import { StudentTable } from './student-table.tsx'
import { copyLink, copyAllLinks, downloadStudents } from './take-links.ts'
import { useStudentList } from './use-student-list.ts'
import { Copy, Download, Mail } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { MutedText } from '../../../ui/layout/parts.tsx'

type LinkButtonsProps = { students: readonly ListedStudent[]; isSending: boolean; onSend: () => void }

/** The actions on all personal links of the list. */
const LinkButtons = ({ students, isSending, onSend }: LinkButtonsProps) => {
  const isEmpty = students.length === 0
  return (
    <>
      <Button icon={<Copy aria-hidden />} disabled={isEmpty} onClick={() => copyAllLinks(students)}>
        {say('Copy all links')}
      </Button>
      <Button icon={<Download aria-hidden />} disabled={isEmpty} onClick={() => downloadStudents(students)}>
        {say('Download CSV')}
      </Button>
      <Button icon={<Mail aria-hidden />} disabled={isEmpty} busy={isSending} onClick={onSend}>
        {say('Send by email')}
      </Button>
    </>
  )
}

const Body = chakra('div', { base: { display: 'grid', gap: '5' } })

/**
 * The students who may take the quiz in a session. Their personal links can be copied, mailed or downloaded.
 */
const StudentListDialog = ({ session, onClose }: { session: Session; onClose: () => void }) => {
  const { list, add, remove, restore, replace, send } = useStudentList(session._id)
  const canRestore = useIsOffered('restoreStudent')
  const canReplace = useIsOffered('replacePersonalLink')
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
    if (asked?.what === 'replace') replace.mutate(asked.student)
    setAsked(undefined)
  }
  return (
    <>
      <Dialog
        open
        size="lg"
        onClose={onClose}
        title={say('Students of {name}', { name: session.name })}
        footer={
          <LinkButtons
            students={students}
            isSending={send.isPending}
            onSend={() => setAsked({ what: 'send' })}
          />
        }
      >
        <Body>
          <AddStudents
            sessionId={session._id}
            isBusy={add.isPending}
            onAdd={(text) => add.mutateAsync(text)}
          />
          {list.isPending && (
            <RowsSkeleton label={say('Loading the students')} rows={3} columns={[10, 4]} rowHeight="11" />
          )}
          {list.isError && <QueryError query={list} title={say('The students couldn’t be loaded')} />}
          {list.data && !hasStudents && (
            <MutedText>{say('The list is empty, so no one can take the quiz in this session.')}</MutedText>
          )}
          {removed && canRestore && (
            <RemovedStudent name={removed.name} isBusy={restore.isPending} onUndo={() => putBack(removed)} />
          )}
          {hasStudents && (
            <StudentTable
              students={students}
              onCopy={copyLink}
              onReplace={canReplace ? (student) => setAsked({ what: 'replace', student }) : undefined}
              onRemove={canRestore ? takeOff : (student) => setAsked({ what: 'remove', student })}
            />
          )}
        </Body>
      </Dialog>
      {asked && (
        <ConfirmOnList
          asked={asked}
          count={students.length}
          onConfirm={confirm}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

export default StudentListDialog
