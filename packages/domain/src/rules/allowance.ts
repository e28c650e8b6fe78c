import { errorFinding, isBlank } from './required.ts'
import type { Finding } from './finding.ts'

export const allowanceTexts = {
  reason: 'Say why this student gets more than the others: you and the student read it.',
} as const

/** Requires the reason for which one student gets more attempts or time. */
export const allowanceFindings = ({ reason }: { reason: string }): Finding[] =>
  isBlank(reason) ? [errorFinding('allowanceReason', 'reason', allowanceTexts.reason)] : []
