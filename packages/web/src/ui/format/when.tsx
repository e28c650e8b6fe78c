import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'
import { formatDateTime } from './date-time.ts'
import { sayDate, sayDay } from './say-date.ts'

/** A date-time of the API in everyday words, or only its day. The exact value is shown on hover. */
export const When = ({ at, isDay = false }: { at: string; isDay?: boolean }) => (
  <time dateTime={parseDateTime(at).toISOString()} title={formatDateTime(at)}>
    {isDay ? sayDay(at) : sayDate(at)}
  </time>
)
