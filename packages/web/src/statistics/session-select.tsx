import { labels } from '@quizwright/domain/texts.ts'
import { problemText } from '../api/problem-text.ts'
import { chakra } from '../ui/styled/chakra.tsx'
import { Select } from '../ui/form/select.tsx'
import type { StatisticsAddress } from './statistics-address.ts'
import { useSessions } from './use-statistics.ts'

const Frame = chakra('div', { base: { width: { base: 'full', sm: '16rem' } } })
const allTime = 'all'

type SessionSelectProps = { address: StatisticsAddress; onChoose: (sessionId: string | undefined) => void }

/** Selects which attempts are counted: those of one session, or all. */
export const SessionSelect = ({ address: { quizId, sessionId }, onChoose }: SessionSelectProps) => {
  const { data = [], error } = useSessions(quizId)
  const unlisted =
    sessionId !== undefined && !data.some(({ _id }) => _id === sessionId)
      ? [{ value: sessionId, label: 'This session' }]
      : []
  return (
    <Frame>
      <Select
        label="Session"
        hideLabel
        value={sessionId ?? allTime}
        error={error ? problemText(error) : undefined}
        options={[
          { value: allTime, label: labels.allTime },
          ...data.map(({ _id, name }) => ({ value: _id, label: name })),
          ...unlisted,
        ]}
        onChange={(selected) => onChoose(selected === allTime ? undefined : selected)}
      />
    </Frame>
  )
}
