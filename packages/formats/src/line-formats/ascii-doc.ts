import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { type LineFormat, numberedLines, optionLine, questionLine } from './line-format.ts'

const asked = /^\.\s+(\S.*)$/
const option = /^\s*(?:\.\.|\*{1,2})\s+(?:\[([ x*])\]\s*)?(\S.*)$/
const wholeBold = /^\*{1,2}([^*]+)\*{1,2}$/
const heading = /^={1,6}\s+(\S.*)$/

/** Lists of AsciiDoc: a dot before a question, two before an option, of which a bold or ticked one is right. */
export const asciiDoc: LineFormat = {
  matches: (text) => /^\.[ \t]+\S[^\n]*\n(?:[^\n]+\n|\n){0,6}?(?:\.\.|\*{1,2})[ \t]+\S/m.test(text),
  linesOf: (text) => {
    const result: ExamLine[] = []
    for (const line of numberedLines(text)) {
      const [start, one, title] = [asked, option, heading].map((pattern) => pattern.exec(line.text))
      if (start) result.push(questionLine({ ...line, text: elementAt(start, 1) }))
      else if (one) {
        const bold = wholeBold.exec(elementAt(one, 2).trim())?.[1]
        const isTicked = one[1] !== undefined && one[1] !== ' '
        result.push(optionLine({ ...line, text: bold ?? elementAt(one, 2) }, isTicked || bold !== undefined))
      } else if (title) result.push({ number: line.number, text: elementAt(title, 1), isHeading: true })
      // A plus goes on with the item above, and a line of settings stands in brackets.
      else if (/^\+\s*$|^\[[^\]]*\]\s*$|^:[\w-]+:/.test(line.text))
        result.push({ number: line.number, text: '' })
      else result.push(line)
    }
    return result
  },
}
