import type { Finding } from './finding.ts'
import { errorFinding } from './required.ts'

/** Moments are `yyyy-MM-dd HH:mm:ss` in UTC: the order of such texts is the order of time. */
type Period = { start_time?: string; end_time?: string }

/** The end must be later than the start. Says nothing while one of them is not there. */
export const periodFindings = ({ start_time: start, end_time: end }: Period): Finding[] =>
  start && end && end <= start
    ? [errorFinding('period', 'end_time', 'Ending time must be greater than starting time')]
    : []

const minuteOf = (moment: string): string => moment.slice(0, 'yyyy-MM-dd HH:mm'.length)

/**
 * The form's own rule on a start: not before the minute in which the form was opened, so that "now" stays
 * true while one types. `before` is the start that the form showed, which may stay as it is.
 */
export const startFindings = (start: string, openedAt: string, before?: string): Finding[] =>
  start !== before && start < minuteOf(openedAt)
    ? [errorFinding('startPassed', 'start_time', 'Incorrect Start Date')]
    : []

/** The form's alert while one picks an end: it is before the start. */
export const endFindings = (start: string, end: string): Finding[] =>
  end < start ? [errorFinding('endBeforeStart', 'end_time', 'Incorrect End Date')] : []
