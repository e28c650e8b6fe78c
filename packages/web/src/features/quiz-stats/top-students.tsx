import { say, texts } from '@quizwright/domain/language/say.ts'
import { formatDuration } from '@quizwright/domain/rules/duration.ts'
import { type topStudent } from '@quizwright/contracts/schemas/stats.ts'
import { Medal } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { formatMarks, formatPercent } from '../../statistics/format-figures.ts'
import type { StatisticsAddress } from '../../statistics/statistics-address.ts'
import { problemText } from '../../api/problem-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Chip } from '../../ui/buttons/chip.tsx'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { Avatar } from './avatar.tsx'
import { Loaded, Nothing, Panel } from './panel.tsx'
import { type RankedBy, useTopStudents } from './use-quiz-stats.ts'

type TopStudent = z.infer<typeof topStudent>

const Who = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    // The longest name must not push the marks out of sight.
    '& bdi': { overflowWrap: 'anywhere', lineClamp: '2' },
  },
})
const Choice = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } })
const Place = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    '&[data-medal="1"] svg': { color: 'medal.gold' },
    '&[data-medal="2"] svg': { color: 'medal.silver' },
    '&[data-medal="3"] svg': { color: 'medal.bronze' },
  },
})
const medals: Record<number, string> = texts({ 1: 'Gold medal', 2: 'Silver medal', 3: 'Bronze medal' })
const choices = (): readonly { by: RankedBy; label: string }[] => [
  { by: 'first', label: say('First attempt') },
  { by: 'latest', label: say('Latest attempt') },
]

/** Students with the same rank get the same medal: 1 gold, 2 silver, 3 bronze. */
const Row = ({ student, place }: { student: TopStudent; place: number }) => {
  const medal = medals[place]
  return (
    <tr>
      <td>
        <Place data-medal={place}>
          {medal !== undefined && <Medal size={18} role="img" aria-label={say(medal)} />}
          {place}
        </Place>
      </td>
      <th scope="row">
        <Who>
          <Avatar name={student.user.full_name} image={student.user.image ?? student.image} />
          <bdi title={student.user.full_name}>{student.user.full_name}</bdi>
        </Who>
      </th>
      <td data-numeric data-label={say('Marks')}>
        {formatMarks(student.obtained_marks)}
      </td>
      <td data-numeric data-label={say('Score')}>
        {formatPercent(student.correct_percentage)}
      </td>
      <td data-numeric data-label={say('Time')}>
        {formatDuration(student.time_spent)}
      </td>
    </tr>
  )
}

/** The ranking by first or latest attempt: the best ten of all time, or everybody in a session. */
export const TopStudents = ({ address }: { address: StatisticsAddress }) => {
  const [attempt, setAttempt] = useState<RankedBy>('first')
  const found = useTopStudents(address, attempt)
  const title = address.sessionId ? say('Leaderboard') : say('Top students')
  const showMore = async () => {
    const { error, isError } = await found.fetchNextPage()
    if (isError) toast.error(problemText(error))
  }
  return (
    <Panel
      title={title}
      note={say('Ranked by marks. Students with equal marks share a place; the fastest is listed first.')}
      tools={
        <Choice role="group" aria-label={say('Ranked by')}>
          {choices().map(({ by, label }) => (
            <Chip key={by} pressed={attempt === by} onPress={() => setAttempt(by)}>
              {label}
            </Chip>
          ))}
        </Choice>
      }
    >
      <Loaded found={found} what={say('The ranking')} height={300}>
        {({ pages }) => {
          const students = pages.flatMap(({ quiz }) => quiz)
          if (students.length === 0) return <Nothing>{say('No one has taken this quiz yet.')}</Nothing>
          return (
            <TableScroll narrow label={say('{title}, best first', { title })} maxHeight="36rem">
              <StackingTable>
                <thead>
                  <tr>
                    <th scope="col">{say('Place')}</th>
                    <th scope="col">{say('Student')}</th>
                    <th scope="col" data-numeric>
                      {say('Marks')}
                    </th>
                    <th scope="col" data-numeric>
                      {say('Score')}
                    </th>
                    <th scope="col" data-numeric>
                      {say('Time')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {students.map((student, index) => (
                    <Row
                      key={student.result_id ?? index}
                      student={student}
                      place={student.place ?? index + 1}
                    />
                  ))}
                </tbody>
              </StackingTable>
            </TableScroll>
          )
        }}
      </Loaded>
      {found.hasNextPage && (
        <div>
          <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void showMore()}>
            {say('Show more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
