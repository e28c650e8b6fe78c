import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import {
  fieldLine,
  type LineFormat,
  moreLine,
  numberedLines,
  optionLine,
  questionLine,
} from './line-format.ts'

const asked = /^#Q?\s+(\S.*)$/
const answered = /^\^\s*(\S.*)$/
const option = /^([A-H])\s+(\S.*)$/

/** Lists of OpenTriviaQA: "#Q" before a question, "^" before its answer, a letter before each option. */
export const openTrivia: LineFormat = {
  matches: (text) => /^#Q?[ \t]+\S[^\n]*\n(?:[^\n#^]+\n){0,8}?\^[ \t]*\S/m.test(text),
  linesOf: (text) => {
    const result: ExamLine[] = []
    let isIn: 'question' | 'options' = 'question'
    for (const line of numberedLines(text)) {
      const [start, answer, one] = [asked, answered, option].map((pattern) => pattern.exec(line.text))
      if (start) result.push(questionLine({ ...line, text: elementAt(start, 1) }))
      else if (answer) result.push(fieldLine(line.number, 'Answer', elementAt(answer, 1)))
      else if (one && isIn === 'options') result.push(optionLine({ ...line, text: elementAt(one, 2) }, false))
      else if (line.text.trim() === '') result.push({ number: line.number, text: '' })
      else result.push(moreLine(line))
      if (start) isIn = 'question'
      if (answer) isIn = 'options'
    }
    return result
  },
}
