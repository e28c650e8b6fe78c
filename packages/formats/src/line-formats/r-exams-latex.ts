import type { Kind } from '../entry/kinds.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { lossesIn } from '../latex/parts.ts'
import { shownText, withoutComments } from '../latex/text.ts'
import { fieldLine, type LineFormat, moreLine, optionLine, questionLine } from './line-format.ts'

/** Code in R makes the numbers of an exercise, so that only R knows its texts. */
const code = /^<<[^\n]*>>=|\\Sexpr\{/m
const kindOf: Readonly<Record<string, Kind>> = { num: 'number', string: 'shortAnswer', essay: 'descriptive' }

const between = (text: string, name: string): string => {
  const begin = `\\begin{${name}}`
  const from = text.indexOf(begin)
  const to = from < 0 ? -1 : text.indexOf(`\\end{${name}}`, from)
  return to < 0 ? '' : text.slice(from + begin.length, to)
}
const metaIn = (text: string, name: string): string =>
  new RegExp(String.raw`\\${name}\{([^{}\n]{0,300})\}`).exec(text)?.[1]?.trim() ?? ''

/** The text of a part, and the items of the list in it. */
const partIn = (text: string): { shown: string; items: string[] } => {
  const list = between(text, 'answerlist')
  const [, ...items] = list.split(/\\item(?![A-Za-z])/)
  return {
    shown: shownText(text.split('\\begin{answerlist}', 1).join('')),
    items: items.map((item) => shownText(item)),
  }
}

/** An exercise of R/exams in LaTeX without code: its key is a row of 0 and 1, a number or a text. */
export const rExamsLatex: LineFormat = {
  matches: (text) =>
    /\\begin\{question\}/.test(text) &&
    /\\exsolution\{/.test(text) &&
    /\\extype\{/.test(text) &&
    !code.test(text),
  linesOf: (written) => {
    const text = withoutComments(written)
    const asked = partIn(between(text, 'question'))
    const solution = partIn(between(text, 'solution'))
    const right = metaIn(text, 'exsolution')
    const kind = kindOf[metaIn(text, 'extype')]
    const tolerance = metaIn(text, 'extol')
    const [first = '', ...more] = asked.shown.split('\n')
    const line = (own: string): { number: number; text: string } => ({ number: 1, text: own })
    const typed = Number(tolerance) > 0 ? `${right} ± ${tolerance}` : right
    const options = asked.items.map((item, index): ExamLine => {
      const feedback = solution.items[index] ?? ''
      const option = optionLine(line(item), right[index] === '1')
      return /^(?:|true\.?|false\.?)$/i.test(feedback) ? option : { ...option, feedback }
    })
    const marks = metaIn(text, 'expoints')
    return [
      { ...questionLine(line(first), kind), without: lossesIn(text) },
      ...more.map((own) => moreLine(line(own))),
      ...(options.length > 0
        ? options
        : right === '' || kind === 'descriptive'
          ? []
          : [optionLine(line(typed), true)]),
      ...(solution.shown === ''
        ? []
        : solution.shown.split('\n').map((own) => fieldLine(1, 'Explanation', own))),
      ...(/^\d+$/.test(marks) ? [fieldLine(1, 'Marks', marks)] : []),
    ]
  },
}
