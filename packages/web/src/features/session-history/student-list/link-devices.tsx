import { elementAt } from '@quizwright/domain/defined.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { LinkDevice } from '@quizwright/contracts/schemas/student-list.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { sayMoment } from '../../../ui/format/say-date.ts'

const Uses = chakra('div', { base: { color: 'fg.muted', textStyle: 'sm', textAlign: 'start' } })
const Several = chakra('summary', { base: { color: 'orange.fg', cursor: 'button' } })

const shown = 5

/** Says on how many devices a personal link was used. More than one may mean that others have the link, too. */
export const LinkDevices = ({ devices }: { devices: readonly LinkDevice[] }) => {
  if (devices.length === 0) return <Uses>{say('Not used yet')}</Uses>
  const first = elementAt(devices, 0)
  if (devices.length === 1)
    return <Uses>{say('Used on 1 device, first {date}', { date: sayMoment(first.first_used_at) })}</Uses>
  return (
    <Uses>
      <details>
        <Several>{sayCount(devices.length, 'Used on {count} device', 'Used on {count} devices')}</Several>
        <ul>
          {devices.slice(0, shown).map(({ first_used_at: at, last_used_at: lastAt }, index) => (
            <li key={index}>
              {lastAt === at
                ? say('Device {number}: first {date}', { number: index + 1, date: sayMoment(at) })
                : say('Device {number}: first {date}, last {last}', {
                    number: index + 1,
                    date: sayMoment(at),
                    last: sayMoment(lastAt),
                  })}
            </li>
          ))}
          {devices.length > shown && (
            <li>{sayCount(devices.length - shown, 'And {count} other', 'And {count} others')}</li>
          )}
        </ul>
      </details>
    </Uses>
  )
}
