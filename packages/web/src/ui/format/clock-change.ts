import { say } from '@quizwright/domain/language/say.ts'
import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'

const minuteMs = 60_000
/** No change of clocks is larger. */
const nearMs = 3 * 60 * minuteMs

const offsetOf = (date: Date): number => -date.getTimezoneOffset()
const moved = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * minuteMs)
const timeOf = (date: Date): string =>
  [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')

/**
 * Says what a local time means in a night in which the clocks change: one that comes twice, or one behind the hour that
 * does not exist and that browsers move. Undefined for any other time. `wire` is a date-time of the API.
 */
export const clockChangeAt = (wire: string): string | undefined => {
  if (wire === '') return undefined
  const date = parseDateTime(wire)
  const before = offsetOf(new Date(date.getTime() - nearMs))
  const after = offsetOf(new Date(date.getTime() + nearMs))
  const change = after - before
  const own = offsetOf(date)
  if (change < 0) {
    const isFirst = own === before && offsetOf(moved(date, -change)) === after
    const isSecond = own === after && offsetOf(moved(date, change)) === before
    if (!isFirst && !isSecond) return undefined
    const which = isFirst ? 'first' : 'second'
    return `${timeOf(date)} comes twice in this night, because the clocks are put back: this is the ${which} one.`
  }
  if (change === 0 || own !== after || offsetOf(moved(date, -change)) !== before) return undefined
  let first = date
  while (offsetOf(moved(first, -1)) === after) first = moved(first, -1)
  return say('Clocks go forward that night: {before} is followed by {after}.', {
    before: timeOf(moved(first, -1)),
    after: timeOf(first),
  })
}
