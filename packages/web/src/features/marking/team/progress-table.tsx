import type { MarkingTeam } from '@quizwright/contracts/schemas/marking-team.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useInstructorId } from '../../../auth/use-instructor-id.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Progress } from '../../../ui/loading/progress.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { StackingTable } from '../../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../../ui/table/table.tsx'

const Name = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'center' },
})
const Bar = chakra('div', { base: { minWidth: '8rem', width: 'full', pt: { base: '2', sm: '0' } } })

const doneOf = (done: number, all: number): string =>
  all === 0 ? '–' : say('{done} of {total}', { done, total: all })

type LineProps = { name: React.ReactNode; share: number; done: number; twice: string | null }

const Line = ({ name, share, done, twice }: LineProps) => (
  <tr>
    <th scope="row">
      <Name>{name}</Name>
    </th>
    <td data-numeric data-label={say('Assigned')}>
      {doneOf(done, share)}
    </td>
    {twice !== null && (
      <td data-numeric data-label={say('Second marks')}>
        {twice}
      </td>
    )}
    <td data-label={say('Progress')}>
      <Bar>{share > 0 && <Progress hideLabel label={say('Marked')} value={(100 * done) / share} />}</Bar>
    </td>
  </tr>
)

/** How far each marker is with their share, and with the answers that they mark a second time. */
export const ProgressTable = ({ team }: { team: MarkingTeam }) => {
  const myId = useInstructorId()
  const isTwice = team.markers.some(({ second }) => second > 0)
  return (
    <TableScroll narrow label={say('Progress of each marker')}>
      <StackingTable aria-label={say('Progress of each marker')}>
        <thead>
          <tr>
            <th scope="col">{say('Marker')}</th>
            <th scope="col" data-numeric>
              {say('Assigned')}
            </th>
            {isTwice && (
              <th scope="col" data-numeric>
                {say('Second marks')}
              </th>
            )}
            <th scope="col">{say('Progress')}</th>
          </tr>
        </thead>
        <tbody>
          {team.markers.map((marker) => (
            <Line
              key={marker._id}
              name={
                <>
                  <bdi>{marker.name || say('A colleague')}</bdi>
                  {marker._id === myId && <Badge tone="accent">{say('You')}</Badge>}
                  {!marker.is_colleague && <Badge tone="warning">{say('No longer has access')}</Badge>}
                </>
              }
              share={marker.share}
              done={marker.done}
              twice={isTwice ? doneOf(marker.second_done, marker.second) : null}
            />
          ))}
          {team.open.share > 0 && (
            <Line
              name={say('Not assigned')}
              share={team.open.share}
              done={team.open.done}
              twice={isTwice ? '–' : null}
            />
          )}
        </tbody>
      </StackingTable>
    </TableScroll>
  )
}
