import type { Finding } from './finding.ts'
import { errorFinding } from './required.ts'

/** Date-times of the form `yyyy-MM-dd HH:mm:ss` in UTC. Their texts sort chronologically. */
type Period = { start_time?: string; end_time?: string }

/** Requires the end to be later than the start. No error if either is missing. */
export const periodFindings = ({ start_time: start, end_time: end }: Period): Finding[] =>
  start && end && end <= start
    ? [errorFinding('period', 'end_time', 'Ending time must be greater than starting time')]
    : []

const toMinute = (dateTime: string): string => dateTime.slice(0, 'yyyy-MM-dd HH:mm'.length)

/**
 * The rule of forms for a start: it must not be before the minute in which the form was opened, so that "now" stays
 * valid while the author types. The `stored` start, which the form showed first, is always allowed.
 */
export const startFindings = (start: string, openedAt: string, stored?: string): Finding[] =>
  start !== stored && start < toMinute(openedAt)
    ? [errorFinding('startPassed', 'start_time', 'Incorrect Start Date')]
    : []

/** The form's alert for an end before the start. */
export const endFindings = (start: string, end: string): Finding[] =>
  end < start ? [errorFinding('endBeforeStart', 'end_time', 'Incorrect End Date')] : []
