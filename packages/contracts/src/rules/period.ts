import type { Finding } from './finding.ts'
import { errorFinding } from './required.ts'

/** `yyyy-MM-dd HH:mm:ss` in UTC: these texts sort in the order of time. */
type Period = { start_time?: string; end_time?: string }

/** Requires the end to be later than the start. Finds nothing while one of them is missing. */
export const periodFindings = ({ start_time: start, end_time: end }: Period): Finding[] =>
  start && end && end <= start
    ? [errorFinding('period', 'end_time', 'Ending time must be greater than starting time')]
    : []

const toMinute = (dateTime: string): string => dateTime.slice(0, 'yyyy-MM-dd HH:mm'.length)

/**
 * The form's rule for a start: not before the minute in which the form was opened, so that "now" stays valid
 * while the author types. `stored` is the start that the form showed first; it may stay as it is.
 */
export const startFindings = (start: string, openedAt: string, stored?: string): Finding[] =>
  start !== stored && start < toMinute(openedAt)
    ? [errorFinding('startPassed', 'start_time', 'Incorrect Start Date')]
    : []

/** The form's alert while an end is chosen: it is before the start. */
export const endFindings = (start: string, end: string): Finding[] =>
  end < start ? [errorFinding('endBeforeStart', 'end_time', 'Incorrect End Date')] : []
