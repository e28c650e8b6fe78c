import type { ExamLine } from '../exam-line.ts'

const asked = /^\s*\?\s*(?=[\p{L}\p{N}"“«(])/u
const option = /^\s*([+=])\s*(?=\S)/
const leastQuestions = 3

/** Tests in which "?" stands before each question, "+" before its right option and "=" before the others. */
export const withQuestionMarkFirst = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const isAsked = (line: ExamLine | undefined): boolean =>
    line !== undefined && !line.isCode && asked.test(line.text)
  const filled = lines.filter(({ text }) => text.trim() !== '')
  const starts = filled.filter((line, index) => isAsked(line) && option.test(filled[index + 1]?.text ?? ''))
  const signs = new Set(filled.map(({ text }) => option.exec(text)?.[1]))
  if (starts.length < leastQuestions || !signs.has('+') || !signs.has('=')) return lines
  return lines.map((line): ExamLine => {
    if (isAsked(line))
      return { ...line, text: line.text.replace(asked, ''), label: { kind: 'number', level: 0 } }
    const sign = option.exec(line.text)?.[1]
    return sign === undefined
      ? line
      : {
          ...line,
          text: line.text.replace(option, ''),
          label: { kind: 'letter', level: 1 },
          isRight: sign === '+',
        }
  })
}

/** Whether a text has questions of this form. */
export const hasQuestionMarkFirst = (lines: readonly ExamLine[]): boolean =>
  withQuestionMarkFirst(lines) !== lines
