import { isBlankText } from './is-blank-text.ts'
import type { CloseIssueBody, ReportedIssue } from '../schemas/report.ts'
import type { Finding } from './finding.ts'

export const closingNoteText = 'Write a reply to the students who reported it, then resolve it.'

/** Requires a note, because the students who reported the issue read it. */
export const closeIssueFindings = ({ note }: Pick<CloseIssueBody, 'note'>): Finding[] =>
  isBlankText(note)
    ? [{ rule: 'closingNoteMissing', severity: 'error', field: 'note', message: closingNoteText }]
    : []

/**
 * Limits of discrimination and facility, in percent. The further a question is below them, the worse it counts; at 0
 * the shortfall is 1, its maximum.
 */
const soundDiscrimination = 30
const soundFacility = 20
const shortfall = (value: number | null, sound: number): number =>
  value === null ? 0 : Math.min(1, Math.max(0, (sound - value) / sound))

/** Returns the urgency of an issue: the number of reports, at most doubled if the question's figures are bad too. */
export const issueWeight = ({
  reports,
  facility,
  discrimination,
}: Pick<ReportedIssue, 'reports' | 'facility' | 'discrimination'>): number =>
  reports * (1 + Math.max(shortfall(discrimination, soundDiscrimination), shortfall(facility, soundFacility)))
