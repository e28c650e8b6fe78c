import { readKindCells } from '../kinds/kind-cells.ts'
import type { Finding } from '../rules/finding.ts'
import type { Option, QuestionContent } from '../schemas/question.ts'
import type { KeyColumns } from './key-columns.ts'

/** A row that names no kind, whose key or stars name several options. */
export const askedForSeveral = (
  options: Option[],
  { anyIsEnough }: KeyColumns,
): Pick<QuestionContent, 'options' | 'interaction'> => {
  const asked = readKindCells('multiple_answers', { credit: anyIsEnough ? 'any' : '' }, options)
  return 'wrong' in asked ? { options } : asked
}

/** How several right options earn marks, which the file does not say. */
export const severalHint = ({ anyIsEnough }: KeyColumns): Finding => ({
  rule: 'severalByKey',
  severity: 'hint',
  field: 'options',
  message: anyIsEnough
    ? 'Each of its right options earns all marks, as its column says'
    : 'The file does not say how several right options earn marks: a wrong choice takes back those of a right one',
})
