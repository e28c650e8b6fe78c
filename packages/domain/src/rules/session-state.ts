import { say } from '../language/say.ts'
/** Whether a session has begun and ended. The moment `end` itself is after the session. */
export type SessionState = 'not_begun' | 'open' | 'over'

export const sessionStateAt = ({ start, end }: { start: Date; end: Date }, now: Date): SessionState => {
  if (now < start) return 'not_begun'
  return now < end ? 'open' : 'over'
}

/**
 * Returns why a quiz cannot be taken in a session now, or null while it is open. `formatTime` formats a date-time
 * for the reader.
 */
export const describeClosed = (
  { start, end }: { start: Date; end: Date },
  now: Date,
  formatTime: (date: Date) => string,
): string | null => {
  const state = sessionStateAt({ start, end }, now)
  if (state === 'not_begun')
    return say('This quiz isn’t open yet. Its session starts on {date}.', { date: formatTime(start) })
  if (state === 'over')
    return say(
      'The session of this quiz ended on {date}. Ask your instructor whether there will be another.',
      {
        date: formatTime(end),
      },
    )
  return null
}
