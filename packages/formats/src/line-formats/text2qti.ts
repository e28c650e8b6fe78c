import type { ExamLine } from '../exam-text/exam-line.ts'
import {
  declare,
  fieldLine,
  type LineFormat,
  lose,
  moreLine,
  numberedLines,
  optionLine,
  questionLine,
} from './line-format.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'

const signs: readonly RegExp[] = [
  /^Quiz (?:title|description):/im,
  /^(?:END_)?GROUP\s*$/m,
  /^\.\.\. +\S/m,
  /^\*[a-z]\)\s/m,
  /^\[\*\]\s/m,
  /^=\s+-?[\d[]/m,
]
/** Settings of the whole quiz or of a group. They say nothing of a question. */
const setting = new RegExp(
  String.raw`^(?:Quiz title|Quiz description|shuffle answers|show correct answers|one question at a time|` +
    String.raw`can't go back|feedback is solution|solutions sample groups|solutions randomize groups|pick|` +
    String.raw`solution pick)\s*:`,
  'i',
)
const feedback = /^(\.\.\.|\+|-)\s+(\S.*)$/
const start = /^\d{1,4}\.\s+(\S.*)$/

/** The quizzes in Markdown that text2qti makes into QTI. */
export const text2qti: LineFormat = {
  isMarkdown: true,
  matches: (text) => signs.filter((sign) => sign.test(text)).length > 1 && /^\d{1,4}\.\s+\S/m.test(text),
  linesOf: (text) => {
    const result: ExamLine[] = []
    let [title, points, ofGroup] = ['', '', '']
    let hasOptions = false
    let isComment = false
    for (const line of numberedLines(text)) {
      const written = line.text
      const field = /^(Title|Points|points per question)\s*:\s*(.*)$/i.exec(written)
      const asked = start.exec(written)
      const said = feedback.exec(written)
      const option = /^(\*?)([a-z])\)\s+(.*)$/.exec(written) ?? /^\[([ *])\]()\s+(.*)$/.exec(written)
      const number = /^=\s+(\S.*)$/.exec(written)
      const short = /^\*\s+(\S.*)$/.exec(written)
      if (/^(?:END_)?COMMENT\s*$/.test(written)) isComment = !written.startsWith('END')
      else if (isComment || written.startsWith('%') || setting.test(written)) continue
      else if (/^(?:END_)?GROUP\s*$/.test(written)) ofGroup = ''
      else if (field && elementAt(field, 1).toLowerCase() === 'title') title = elementAt(field, 2)
      else if (field && elementAt(field, 1).toLowerCase() === 'points') points = elementAt(field, 2)
      else if (field) ofGroup = elementAt(field, 2)
      else if (asked) {
        const named = title === '' ? {} : { without: [`its title "${title.slice(0, 100)}"`] }
        result.push({ ...questionLine({ ...line, text: elementAt(asked, 1) }), ...named })
        if ((points || ofGroup) !== '') result.push(fieldLine(line.number, 'Marks', points || ofGroup))
        ;[title, points, hasOptions] = ['', '', false]
      } else if (said && result.length > 0) {
        if (said[1] === '...' && !hasOptions)
          result.push(fieldLine(line.number, 'Explanation', elementAt(said, 2)))
        else lose(result, `the feedback "${elementAt(said, 2).slice(0, 100)}"`)
      } else if (option) {
        hasOptions = true
        result.push(optionLine({ ...line, text: elementAt(option, 3) }, option[1] === '*'))
      } else if (number || short) {
        hasOptions = true
        declare(result, number ? 'number' : 'shortAnswer')
        result.push(optionLine({ ...line, text: elementAt(defined(number ?? short, 'option'), 1) }, true))
      } else if (/^_{3,}\s*$/.test(written)) declare(result, 'descriptive')
      else if (/^\^{3,}\s*$/.test(written)) declare(result, 'upload')
      else result.push(written.trim() === '' ? { number: line.number, text: '' } : moreLine(line))
    }
    return result
  },
}
