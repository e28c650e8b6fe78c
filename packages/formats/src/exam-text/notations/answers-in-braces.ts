import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart } from '../patterns.ts'

const numbered = /^\s*\d{1,4}[.)]\s+\S/
const inBraces = /^(.*[?？:：_…])[ \t]*\{[ \t]*=?([^{}~]*[^{}~\s])[ \t]*\}[ \t]*$/u
const leastQuestions = 2

/** The answer of each question in braces behind it, in a list without options: "1. What is 2 + 2? {4}". */
export const withAnswersInBraces = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(({ text }) => text.trimEnd().endsWith('}'))) return lines
  const asked = lines.filter(({ text, isCode }) => !isCode && numbered.test(text))
  const areAll =
    asked.length >= leastQuestions &&
    asked.every(({ text }) => inBraces.test(text)) &&
    !lines.some(({ text }) => readOptionStart(text) || readField(text)?.name === 'answer')
  if (!areAll) return lines
  return lines.flatMap((line) => {
    const [, text, answer] = (numbered.test(line.text) && inBraces.exec(line.text)) || []
    return text === undefined || answer === undefined
      ? [line]
      : [
          { ...line, text },
          { ...line, text: `Answer: ${answer}` },
        ]
  })
}
