import { parseDateTime } from '@quizwright/contracts/rules/date-time.ts'
import { formatDateTime } from './date-time.ts'
import { sayDate, sayDay } from './say-date.ts'

/** A date-time of the wire as people say it, or its day alone; the exact one shows on hover. */
export const When = ({ at, isDay = false }: { at: string; isDay?: boolean }) => (
  <time dateTime={parseDateTime(at).toISOString()} title={formatDateTime(at)}>
    {isDay ? sayDay(at) : sayDate(at)}
  </time>
)
