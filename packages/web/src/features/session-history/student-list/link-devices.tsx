import type { LinkDevice } from '@quizwright/contracts/schemas/student-list.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { sayMoment } from '../../../ui/format/say-date.ts'

const Uses = chakra('div', { base: { color: 'fg.muted', textStyle: 'sm', textAlign: 'start' } })
const Several = chakra('summary', { base: { color: 'orange.fg', cursor: 'button' } })

const shown = 5

/** Says on how many devices a personal link was used. More than one may mean that others have the link, too. */
export const LinkDevices = ({ devices }: { devices: readonly LinkDevice[] }) => {
  if (devices.length === 0) return <Uses>Not used yet</Uses>
  const [first] = devices
  if (devices.length === 1) return <Uses>Used on 1 device, first {sayMoment(first!.first_used_at)}</Uses>
  return (
    <Uses>
      <details>
        <Several>Used on {countOf(devices.length, 'device')}</Several>
        <ul>
          {devices.slice(0, shown).map(({ first_used_at: at, last_used_at: lastAt }, index) => (
            <li key={index}>
              Device {index + 1}: first {sayMoment(at)}
              {lastAt !== at && `, last ${sayMoment(lastAt)}`}
            </li>
          ))}
          {devices.length > shown && <li>And {countOf(devices.length - shown, 'other')}</li>}
        </ul>
      </details>
    </Uses>
  )
}
