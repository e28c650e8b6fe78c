import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { useState } from 'react'
import { QueryError } from '../../../api/query-error.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx'
import { AllowDialog, type Allowed, type Wish } from './allow-dialog.tsx'
import { SessionStudentRow } from './session-student-row.tsx'
import { useSessionStudents } from './use-session-students.ts'
import { Blocks, MutedText } from '../../../ui/layout/parts.tsx'

/** So many are shown; a search finds the others. */
const shown = 100

/** The students who are in a session or have attempted it. One of them may get more time, or one more attempt. */
const InSessionDialog = ({ session, onClose }: { session: Session; onClose: () => void }) => {
  const { list, allow } = useSessionStudents(session._id)
  const [wish, setWish] = useState<Wish>()
  const [search, setSearch] = useState('')
  const students = list.data?.students ?? []
  const text = search.trim().toLocaleLowerCase()
  const found = students.filter(({ full_name: name, email }) =>
    `${name} ${email}`.toLocaleLowerCase().includes(text),
  )
  const send = async (studentId: string, allowed: Allowed): Promise<boolean> =>
    allow.mutateAsync({ student_id: studentId, ...allowed }).then(
      () => true,
      () => false,
    )
  return (
    <>
      <Dialog
        open
        size="lg"
        onClose={onClose}
        title={say('Extra time or attempts in {name}', { name: session.name })}
      >
        <Blocks>
          {list.isPending && (
            <RowsSkeleton
              label={say('Loading the students')}
              rows={3}
              columns={[10, 4]}
              rowHeight="11"
              bare
            />
          )}
          {list.isError && <QueryError query={list} title={say('The students couldn’t be loaded')} />}
          {list.data && students.length === 0 && (
            <MutedText>{say('No one has started in this session yet.')}</MutedText>
          )}
          {students.length > 0 && (
            <>
              <TextField label={say('Find a student')} value={search} onChange={setSearch} />
              <ul>
                {found.slice(0, shown).map((student) => (
                  <SessionStudentRow
                    key={student.student_id}
                    student={student}
                    isLimited={list.data?.attempts_allowed !== null}
                    isBusy={allow.isPending}
                    onWish={setWish}
                    onAllow={(allowed) => void send(student.student_id, allowed)}
                  />
                ))}
              </ul>
              {found.length === 0 && <MutedText>{say('No matching students.')}</MutedText>}
              {found.length > shown && (
                <MutedText>
                  {sayCount(
                    found.length - shown,
                    '{count} more student. Type part of a name to find them.',
                    '{count} more students. Type part of a name to find them.',
                  )}
                </MutedText>
              )}
            </>
          )}
        </Blocks>
      </Dialog>
      {wish && (
        <AllowDialog
          sessionId={session._id}
          wish={wish}
          isBusy={allow.isPending}
          onAllow={(allowed) => send(wish.student.student_id, allowed)}
          onClose={() => setWish(undefined)}
        />
      )}
    </>
  )
}

export default InSessionDialog
