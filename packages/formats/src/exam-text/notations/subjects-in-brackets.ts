import type { ExamLine } from '../exam-line.ts'
import { readQuestionStart } from '../patterns.ts'

const subject = /^\s*\[(\p{Lu}[\p{Lu}\p{M} '’.&-]{2,59})\]\s*(?=\p{Nd}{1,4}\s*[.)])/u

/** A subject in capitals before the number of its first question, "[HISTORY] 21. Which?", is a section. */
export const withSubjectsInBrackets = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const found = lines.filter(({ text, isCode }) => !isCode && subject.test(text)).length
  if (found === 0) return lines
  const numbered = lines.filter(({ text }) => readQuestionStart(text) !== undefined).length
  // Before each number, the brackets hold something about the question.
  if (found > numbered) return lines
  return lines.flatMap((line): ExamLine[] => {
    const [written, name = ''] = line.isCode ? [] : (subject.exec(line.text) ?? [])
    return written === undefined
      ? [line]
      : [
          { number: line.number, text: name, isHeading: true },
          { ...line, text: line.text.slice(written.length) },
        ]
  })
}
