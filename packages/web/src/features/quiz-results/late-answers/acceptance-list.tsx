import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { LateAcceptance } from '@quizwright/domain/schemas/late-answer.ts'
import { Undo2 } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { formatDateTime } from '../../../ui/format/date-time.ts'
import { ActionItem, ListHeading } from '../students/action-list.ts'

type AcceptanceListProps = {
  acceptances: readonly LateAcceptance[]
  isBusy: boolean
  onUndo: (acceptanceId: string) => void
}

/** Lists which late answers were accepted, newest first, each with a button to undo it. */
export const AcceptanceList = ({ acceptances, isBusy, onUndo }: AcceptanceListProps) =>
  acceptances.length > 0 && (
    <section>
      <ListHeading>{say('Accepted')}</ListHeading>
      <ul>
        {acceptances.map(({ _id: id, students, answers, reason, created_at: at, undone_at: undoneAt }) => (
          <ActionItem key={id}>
            <span>
              {saidWith('{answers} of {students}, {date}: {reason}', {
                answers: sayCount(answers, '{count} answer', '{count} answers'),
                students: <bdi>{commaList(students)}</bdi>,
                date: formatDateTime(at),
                reason,
              })}{' '}
              {undoneAt !== null && <Badge>{say('Undone {date}', { date: formatDateTime(undoneAt) })}</Badge>}
            </span>
            {undoneAt === null && (
              <Button
                size="sm"
                icon={<Undo2 aria-hidden />}
                busy={isBusy}
                aria-label={say('Undo accepting for {students}', { students: commaList(students) })}
                onClick={() => onUndo(id)}
              >
                {say('Undo')}
              </Button>
            )}
          </ActionItem>
        ))}
      </ul>
    </section>
  )
