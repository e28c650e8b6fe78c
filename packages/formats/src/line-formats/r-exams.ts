import type { Kind } from '../entry/kinds.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import {
  fieldLine,
  type LineFormat,
  moreLine,
  numberedLines,
  optionLine,
  questionLine,
} from './line-format.ts'
import { defined } from '@quizwright/domain/defined.ts'

const heading = /^(Question|Solution|Meta-information|Answerlist)\s*$/
const rule = /^(?:={3,}|-{3,})\s*$/
/** Code in R makes the numbers of an exercise, so that only R knows its texts. */
const code = /^```\{r|^<<|`r\s/m
const kindOf: Readonly<Record<string, Kind>> = { num: 'number', string: 'shortAnswer', essay: 'descriptive' }

/** An exercise of R/exams in Markdown without code. */
export const rExams: LineFormat = {
  isMarkdown: true,
  matches: (text) =>
    /^Question[ \t]*\n={3,}[ \t]*\n/m.test(text) &&
    /^Answerlist[ \t]*\n-{3,}/m.test(text) &&
    /^exsolution:/m.test(text) &&
    !code.test(text),
  linesOf: (text) => {
    const meta = new Map(
      [...text.matchAll(/^(ex\w+):[ \t]*(.*)$/gm)].map(([, name, value]) => [
        defined(name, 'name'),
        defined(value, 'value of a field').trim(),
      ]),
    )
    const right = meta.get('exsolution') ?? ''
    const result: ExamLine[] = []
    let part = ''
    let isList = false
    let options = 0
    for (const line of numberedLines(text)) {
      const found = heading.exec(line.text)?.[1]
      if (found === 'Answerlist') isList = true
      else if (found !== undefined) [part, isList] = [found, false]
      if (found !== undefined || rule.test(line.text) || part === 'Meta-information' || part === '') continue
      const item = /^[*-]\s+(\S.*)$/.exec(line.text)?.[1]
      if (line.text.trim() === '') result.push({ number: line.number, text: '' })
      else if (part === 'Solution') {
        if (!isList || !/^[*-]\s+(?:True|False)\.?\s*$/i.test(line.text))
          result.push(fieldLine(line.number, 'Explanation', item ?? line.text))
      } else if (isList && item !== undefined) {
        result.push(optionLine({ ...line, text: item }, right[options] === '1'))
        options += 1
      } else if (result.some(({ label }) => label)) result.push(moreLine(line))
      else result.push(questionLine(line, kindOf[meta.get('extype') ?? '']))
    }
    if (options === 0 && right !== '' && result[0]) result.push(optionLine({ number: 1, text: right }, true))
    return result
  },
}
