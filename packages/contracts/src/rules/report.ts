import type { CloseIssueBody, ReportedIssue } from '../schemas/report.ts'
import type { Finding } from './finding.ts'

export const closingNoteText = 'Write a word to those who reported it, then close it.'

/** Requires a note, because those who reported the issue read what became of it. */
export const closeIssueFindings = ({ note }: Pick<CloseIssueBody, 'note'>): Finding[] =>
  note.trim() === ''
    ? [{ rule: 'closingNoteMissing', severity: 'error', field: 'note', message: closingNoteText }]
    : []

/**
 * Discrimination and facility, in per cent, below which a question counts as worse the lower they are. At 0
 * the shortfall is 1, its maximum.
 */
const soundDiscrimination = 30
const soundFacility = 20
const shortfall = (value: number | null, sound: number): number =>
  value === null ? 0 : Math.min(1, Math.max(0, (sound - value) / sound))

/**
 * The urgency of an issue: the number of reports, up to doubled when the question's figures also suggest that
 * something is wrong.
 */
export const issueWeight = ({
  reports,
  facility,
  discrimination,
}: Pick<ReportedIssue, 'reports' | 'facility' | 'discrimination'>): number =>
  reports * (1 + Math.max(shortfall(discrimination, soundDiscrimination), shortfall(facility, soundFacility)))
