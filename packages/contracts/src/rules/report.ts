import type { CloseIssueBody, ReportedIssue } from '../schemas/report.ts'
import type { Finding } from './finding.ts'

export const closingNoteText = 'Write a word to those who reported it, then close it.'

/** Whoever reported something is told what became of it. */
export const closeIssueFindings = ({ note }: Pick<CloseIssueBody, 'note'>): Finding[] =>
  note.trim() === ''
    ? [{ rule: 'closingNoteMissing', severity: 'error', field: 'note', message: closingNoteText }]
    : []

/**
 * From this discrimination index down a question is the worse the lower it is; at 0 it is as bad as can be.
 * The same for facility.
 */
const soundDiscrimination = 30
const soundFacility = 20
const shortfall = (value: number | null, sound: number): number =>
  value === null ? 0 : Math.min(1, Math.max(0, (sound - value) / sound))

/**
 * How much an issue presses: its reports, each counted up to twice where the question's figures say too that
 * something is wrong.
 */
export const issueWeight = ({
  reports,
  facility,
  discrimination,
}: Pick<ReportedIssue, 'reports' | 'facility' | 'discrimination'>): number =>
  reports * (1 + Math.max(shortfall(discrimination, soundDiscrimination), shortfall(facility, soundFacility)))
