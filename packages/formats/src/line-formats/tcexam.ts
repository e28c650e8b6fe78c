import type { Kind } from '../entry/kinds.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { fieldLine, type LineFormat, numberedLines, optionLine, questionLine } from './line-format.ts'

/** A question with an answer below it, in the lines of TCExam: their first cell names what they are. */
const begins = /^Q\t[01]\t[^\n]*\n(?:[^\n]*\n){0,2}?A\t[01]\t/m

const kindOf: Readonly<Record<string, Kind>> = { T: 'descriptive', O: 'ordering' }

/** The tab-delimited text of TCExam: modules, subjects, questions and answers in lines of their own. */
export const tcexam: LineFormat = {
  matches: (text) => begins.test(text),
  linesOf: (text) => {
    const result: ExamLine[] = []
    for (const { number, text: line } of numberedLines(text)) {
      const [sign, isEnabled, written = '', explanation = '', type = ''] = line.split('\t')
      if (sign === 'S') result.push(fieldLine(number, 'Section', written))
      if (sign === 'Q') {
        result.push({
          ...questionLine({ number, text: written }, kindOf[type]),
          ...(isEnabled === '0' && { without: ['that it is disabled there'] }),
        })
        if (explanation.trim() !== '') result.push(fieldLine(number, 'Explanation', explanation))
      }
      if (sign !== 'A') continue
      const option = optionLine({ number, text: written }, type === '1')
      const why = explanation.trim()
      result.push(why === '' ? option : { ...option, without: [`the feedback "${why.slice(0, 100)}"`] })
    }
    return result
  },
}
