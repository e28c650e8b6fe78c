import type { Finding } from '@quizwright/domain/rules/finding.ts'

/** Returns a hint about a whole file, which does not concern a question. */
export const fileNote = (message: string): Finding => ({
  rule: 'fileNote',
  severity: 'hint',
  field: 'file',
  message,
})
