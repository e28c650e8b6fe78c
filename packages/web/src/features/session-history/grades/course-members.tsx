import type { LtiScores } from '@quizwright/contracts/schemas/lti-score.ts'
import { say, saidWhenRead } from '@quizwright/domain/language/say.ts'
import { RefreshCw } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { formatDateTime } from '../../../ui/format/date-time.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'

type Members = NonNullable<LtiScores['members']>

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', textStyle: 'sm' },
})
const Text = chakra('p', {
  base: { flex: '1 1 16rem', color: 'fg.muted', '&[data-problem]': { color: 'fg.warning' } },
})

const problems: Record<NonNullable<Members['problem']>, string> = saidWhenRead({
  unreachable: 'The learning platform can’t be reached. The list below is an older one.',
  refused: 'The learning platform doesn’t let Quizwright read the list. Ask its administrator to allow it.',
  unreadable: 'The learning platform sent a list that can’t be read. The list below is an older one.',
  many_left: 'More than half of these students are no longer in the course’s list. Mark them as left?',
})

const textOf = ({ read_at: at, problem }: Members): string => {
  if (problem !== null) return problems[problem]
  return at === null
    ? say('The course’s list will be updated soon.')
    : say('Students of the course as of {date}', { date: formatDateTime(at) })
}

type CourseMembersProps = { members: Members; isBusy: boolean; onRead: (acceptLeft: boolean) => void }

/** How old the list of the course is, and why, with a button that reads it again. */
export const CourseMembers = ({ members, isBusy, onRead }: CourseMembersProps) => {
  const { problem } = members
  return (
    <Line>
      <Text data-problem={problem ?? undefined} role={problem === null ? undefined : 'alert'}>
        {textOf(members)}
      </Text>
      {problem === 'many_left' && (
        <Button size="sm" busy={isBusy} onClick={() => onRead(true)}>
          {say('Mark as left')}
        </Button>
      )}
      <Button size="sm" icon={<RefreshCw aria-hidden />} busy={isBusy} onClick={() => onRead(false)}>
        {say('Update the list')}
      </Button>
    </Line>
  )
}
