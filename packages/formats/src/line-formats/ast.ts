import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { type LineFormat, lose, moreLine, numberedLines, optionLine, questionLine } from './line-format.ts'

const start = /^\s*S:\s*(\S.*)$/
const option = /^\s*([+-]):\s*(\S.*)$/
const name = /^\s*[IV]\d{0,4}:/
const instruction = /^\s*Q:\s*(\S.*)$/

/** Tests of AST and ADTester, common in Russian universities: "S:" before a question, "+:" before a right answer. */
export const ast: LineFormat = {
  matches: (text) => /^S:[ \t]*\S/m.test(text) && /^\+:[ \t]*\S/m.test(text) && /^-:[ \t]*\S/m.test(text),
  linesOf: (text) => {
    const result: ExamLine[] = []
    let told: string | undefined
    for (const line of numberedLines(text)) {
      const asked = start.exec(line.text)
      const given = option.exec(line.text)
      if (asked) {
        result.push(questionLine({ ...line, text: elementAt(asked, 1) }))
        if (told !== undefined) lose(result, `the line "${told.slice(0, 80)}"`)
        told = undefined
      } else if (given && result.length > 0)
        result.push(optionLine({ ...line, text: elementAt(given, 2) }, given[1] === '+'))
      else if (instruction.test(line.text)) told = line.text.trim()
      else if (name.test(line.text) || line.text.trim() === '') result.push({ number: line.number, text: '' })
      else result.push(moreLine(line))
    }
    return result
  },
}
