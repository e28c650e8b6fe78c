import { withAlifLabels } from '@quizwright/domain/rules/option-letters.ts'
import { copyText } from '../copy-text.ts'
import type { ExamLine } from './exam-line.ts'

/** A line as it is kept until the whole list is known, in little memory. */
export const kept = (line: Omit<ExamLine, 'number'>, number: number): ExamLine => {
  const { images, without, text, ...marks } = line
  return {
    number,
    text: copyText(withAlifLabels(text)),
    ...marks,
    ...(images && images.length > 0 && { images }),
    ...(without && without.length > 0 && { without }),
  }
}

/** A line that separates questions and says nothing. A line of underscores may be a place to fill in. */
const rule = /^\s*(?:-{3,}|={3,}|\*{3,}|~{3,})\s*$/

/** Lines that only separate others are blank. */
export const withoutRules = (lines: readonly ExamLine[]): readonly ExamLine[] =>
  lines.map((line) => (!line.isCode && rule.test(line.text) ? { ...line, text: '' } : line))
