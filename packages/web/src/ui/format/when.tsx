import { parseDateTime } from '@quizwright/contracts/rules/date-time.ts'
import { formatDateTime } from './date-time.ts'
import { sayDate } from './say-date.ts'

/** A date-time of the wire as people say it; the exact one shows on hover. */
export const When = ({ at }: { at: string }) => (
  <time dateTime={parseDateTime(at).toISOString()} title={formatDateTime(at)}>
    {sayDate(at)}
  </time>
)
