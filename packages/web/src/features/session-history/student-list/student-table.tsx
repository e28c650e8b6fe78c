import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import type { ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { Copy, RefreshCw, X } from 'lucide-react'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { toMailbox } from '@quizwright/domain/rules/mailbox.ts'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { StackingTable } from '../../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../../ui/table/table.tsx'
import { LinkDevices } from './link-devices.tsx'

/**
 * Returns, by the id of a listed student, the names of others on the list whose address leads to the same mailbox:
 * maybe one person with two links, maybe siblings.
 */
const findSameMailbox = (students: readonly ListedStudent[]): Map<string, string> =>
  new Map(
    [...Map.groupBy(students, ({ email }) => toMailbox(email)).values()]
      .filter((group) => group.length > 1)
      .flatMap((group) =>
        group.map(({ _id: id }) => [
          id,
          commaList(group.filter((other) => other._id !== id).map(({ name }) => name)),
        ]),
      ),
  )

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    gap: '1',
    justifyContent: { sm: 'flex-end' },
  },
})

const Note = chakra('span', { base: { display: 'block', color: 'orange.fg', textStyle: 'sm' } })

type StudentTableProps = {
  students: readonly ListedStudent[]
  onCopy: (student: ListedStudent) => void
  onRemove: (student: ListedStudent) => void
  /** Undefined if the services cannot replace links. */
  onReplace: ((student: ListedStudent) => void) | undefined
}

/** Lists the students, each with their personal link. */
export const StudentTable = ({ students, onCopy, onRemove, onReplace }: StudentTableProps) => {
  const sameMailbox = findSameMailbox(students)
  return (
    <TableScroll narrow label={say('Student list')}>
      <StackingTable aria-label={say('Student list')}>
        <thead>
          <tr>
            <th scope="col">{say('Name')}</th>
            <th scope="col">{say('Email')}</th>
            <th scope="col" data-numeric>
              {say('Extra time')}
            </th>
            <th scope="col">{say('Code')}</th>
            <th scope="col" data-numeric>
              {say('Attempts')}
            </th>
            <th scope="col" data-numeric>
              {say('Link')}
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <tr key={student._id}>
              <th scope="row">
                <bdi>{student.name}</bdi>
              </th>
              <td data-label={say('Email')}>
                <bdi>{student.email}</bdi>
                {sameMailbox.has(student._id) && (
                  <Note>
                    {saidWith('Same mailbox as {others}', {
                      others: <bdi>{sameMailbox.get(student._id)}</bdi>,
                    })}
                  </Note>
                )}
              </td>
              <td data-label={say('Extra time')} data-numeric>
                {student.extra_time === 0 ? '–' : formatPercent(student.extra_time)}
              </td>
              <td data-label={say('Code')}>{student.code ?? '–'}</td>
              <td data-label={say('Attempts')} data-numeric>
                {student.attempts}
              </td>
              <td data-label={say('Link')}>
                {student.devices && <LinkDevices devices={student.devices} />}
                <Actions>
                  <IconButton
                    size="sm"
                    variant="outline"
                    label={say('Copy the personal link of {name}', { name: student.name })}
                    icon={<Copy aria-hidden />}
                    onClick={() => onCopy(student)}
                  />
                  {onReplace && (
                    <IconButton
                      size="sm"
                      label={say('New link for {name}', { name: student.name })}
                      icon={<RefreshCw aria-hidden />}
                      onClick={() => onReplace(student)}
                    />
                  )}
                  <IconButton
                    size="sm"
                    label={say('Remove {name} from the list', { name: student.name })}
                    icon={<X aria-hidden />}
                    onClick={() => onRemove(student)}
                  />
                </Actions>
              </td>
            </tr>
          ))}
        </tbody>
      </StackingTable>
    </TableScroll>
  )
}
