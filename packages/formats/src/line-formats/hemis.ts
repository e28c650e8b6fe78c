import type { ExamLine } from '../exam-text/exam-line.ts'
import { type LineFormat, moreLine, numberedLines, optionLine, questionLine } from './line-format.ts'

const ruleBetween = /^\s*={3,}\s*$/
const ruleBehind = /^\s*\+{3,}\s*$/

/** Tests of HEMIS, which is common in Uzbekistan: ==== between question and answers, # before the right one, ++++. */
export const hemis: LineFormat = {
  matches: (text) => /^={3,}[ \t]*$/m.test(text) && /^\+{3,}[ \t]*$/m.test(text) && /^#[ \t]*\S/m.test(text),
  linesOf: (text) => {
    const result: ExamLine[] = []
    let next: 'question' | 'option' | 'more' = 'question'
    for (const line of numberedLines(text)) {
      if (ruleBehind.test(line.text)) next = 'question'
      else if (ruleBetween.test(line.text)) next = 'option'
      else if (line.text.trim() === '') result.push({ number: line.number, text: '' })
      else if (next === 'more') result.push(moreLine(line))
      else {
        const isRight = /^\s*#/.test(line.text)
        result.push(
          next === 'question'
            ? questionLine(line)
            : optionLine({ ...line, text: line.text.replace(/^\s*#/, '') }, isRight),
        )
        next = 'more'
      }
    }
    return result
  },
}
