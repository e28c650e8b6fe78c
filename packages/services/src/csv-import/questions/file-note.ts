import type { Finding } from '@quizwright/contracts/rules/finding.ts'

/** A sentence about a whole file, which concerns no question. */
export const fileNote = (message: string): Finding => ({
  rule: 'fileNote',
  severity: 'hint',
  field: 'file',
  message,
})
