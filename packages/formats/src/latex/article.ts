import type { ExamLine } from '../exam-text/exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from '../exam-text/patterns.ts'
import { lossesIn } from './parts.ts'
import { shownText, withoutComments } from './text.ts'
import type { LineFormat } from '../line-formats/line-format.ts'

const begin = '\\begin{document}'
const leastQuestions = 2

const linesIn = (written: string): ExamLine[] => {
  const text = withoutComments(written)
  const at = text.indexOf(begin)
  const body = text.slice(at + begin.length).replace(/\\end\{document\}[^]*$/, '')
  const first = text.slice(0, at + begin.length).split('\n').length
  return body.split('\n').flatMap((line, index) =>
    shownText(line)
      .split('\n')
      .map((shown, at) => {
        const without = at === 0 ? lossesIn(line) : []
        return { number: first + index, text: shown, ...(without.length > 0 && { without }) }
      }),
  )
}

const isList = (lines: readonly ExamLine[]): boolean => {
  const count = (read: (text: string) => unknown): number =>
    lines.filter(({ text }) => read(text) !== undefined).length
  const options = count((text) => (readOptionStart(text)?.letter ?? '') || undefined)
  return count(readQuestionStart) >= leastQuestions && options >= 2 * leastQuestions && count(readField) > 0
}

/** A list that LaTeX only prints: numbers, letters and answers are typed, "\textbf{Q1.} Which?" above "A. one \\". */
export const latexArticle: LineFormat = {
  matches: (text) => /\\documentclass/.test(text) && text.includes(begin) && isList(linesIn(text)),
  linesOf: linesIn,
}
