import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { RotateCcw } from 'lucide-react'
import { QueryError } from '../../../api/query-error.tsx'
import { CourseAddress } from '../../../sessions/course-address.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx'
import { CourseMembers } from './course-members.tsx'
import { GradeRow } from './grade-row.tsx'
import { useGrades } from './use-grades.ts'
import { Blocks, MutedText } from '../../../ui/layout/parts.tsx'

/** The grades of a session's students in the gradebooks of their courses. */
const GradesDialog = ({ session, onClose }: { session: Session; onClose: () => void }) => {
  const { list, sendAgain, resolve, readMembers } = useGrades(session._id)
  const { scores = [], total = 0, refused = 0 } = list.data ?? {}
  const isBusy = sendAgain.isPending || resolve.isPending
  return (
    <Dialog open size="lg" onClose={onClose} title={say('Grades of {name}', { name: session.name })}>
      <Blocks>
        {session.link !== undefined && <CourseAddress address={session.link} />}
        {list.isPending && (
          <RowsSkeleton label={say('Loading the grades')} rows={3} columns={[10, 4]} rowHeight="11" bare />
        )}
        {list.isError && <QueryError query={list} title={say('The grades couldn’t be loaded')} />}
        {list.data?.members && (
          <CourseMembers
            members={list.data.members}
            isBusy={readMembers.isPending}
            onRead={(acceptLeft) => readMembers.mutate(acceptLeft)}
          />
        )}
        {list.data && total === 0 && (
          <MutedText>{say('No one has opened the quiz from a course yet.')}</MutedText>
        )}
        {refused > 1 && (
          <div>
            <Button
              icon={<RotateCcw aria-hidden />}
              busy={sendAgain.isPending}
              onClick={() => sendAgain.mutate(undefined)}
            >
              {sayCount(refused, 'Send {count} grade again', 'Send {count} grades again')}
            </Button>
          </div>
        )}
        {total > 0 && (
          <ul>
            {scores.map((score) => (
              <GradeRow
                key={score._id}
                score={score}
                isBusy={isBusy}
                onSendAgain={() => sendAgain.mutate(score._id)}
                onKeep={(keep) => resolve.mutate({ scoreId: score._id, keep })}
              />
            ))}
          </ul>
        )}
        {total > scores.length && (
          <MutedText>
            {sayCount(
              total - scores.length,
              '{count} more grade not shown.',
              '{count} more grades not shown.',
            )}
          </MutedText>
        )}
      </Blocks>
    </Dialog>
  )
}

export default GradesDialog
