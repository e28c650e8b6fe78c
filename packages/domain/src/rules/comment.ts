import type { Finding } from './finding.ts'
import { isBlankText } from './is-blank-text.ts'

export const emptyCommentText = 'Write something first.'

/** Requires a comment to say something. A null text deletes one. */
export const commentFindings = ({ text }: { text: string | null }): Finding[] =>
  text !== null && isBlankText(text)
    ? [{ rule: 'emptyComment', severity: 'error', field: 'text', message: emptyCommentText }]
    : []
