import { decimal } from '../decimals.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import type { Kind } from '../entry/kinds.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { lossesIn } from '../latex/parts.ts'
import { shownText, withoutComments } from '../latex/text.ts'
import { fieldLine, type LineFormat, moreLine, optionLine, questionLine } from './line-format.ts'

const kinds: Readonly<Record<string, Kind | undefined>> = {
  multi: undefined,
  truefalse: undefined,
  numerical: 'number',
  shortanswer: 'shortAnswer',
  matching: 'matching',
  essay: 'descriptive',
}
const names = Object.keys(kinds).join('|')
/** One question. It does not go beyond the beginning of another one. */
const question = new RegExp(
  String.raw`\\begin\{(${names})\}\s*((?:\[[^\]\n]{0,300}\]\s*)?)\{([^{}\n` +
    String.raw`]{0,300})\}((?:(?!\\(?:begin|end)\{(?:${names})\})[^])*)\\end\{\1\}`,
  'g',
)
const item = /\\item(?![A-Za-z])\s*(\*?)\s*(?:\[([^\]\n]{0,200})\])?/

/** Questions of the package moodle for LaTeX: \begin{multi}{name}, \item for wrong and \item* for right options. */
export const moodleLatex: LineFormat = {
  matches: (text) =>
    new RegExp(String.raw`\\begin\{(?:${names})\}`).test(text) &&
    /\\begin\{quiz\}|\\usepackage(?:\[[^\]\n]*\])?\{moodle\}/.test(text),
  linesOf: (written) => {
    const text = withoutComments(written)
    const result: ExamLine[] = []
    let line = 1
    let at = 0
    for (const found of text.matchAll(question)) {
      for (; at < found.index; at += 1) if (text[at] === '\n') line += 1
      result.push(...linesOfQuestion(line, elementAt(found, 1), elementAt(found, 2), elementAt(found, 4)))
    }
    return result
  },
}

const pointsOf = new RegExp(String.raw`\bpoints\s*=\s*(${decimal})`)

const linesOfQuestion = (number: number, name: string, settings: string, body: string): ExamLine[] => {
  const [stem = '', ...rest] = body.split(item)
  const items = Array.from({ length: rest.length / 3 }, (_, index) => ({
    isRight: rest[3 * index] === '*',
    settings: rest[3 * index + 1] ?? '',
    text: shownText(rest[3 * index + 2] ?? ''),
  }))
  const [first = '', ...more] = shownText(stem).split('\n')
  const marks = pointsOf.exec(settings)?.[1]
  return [
    { ...questionLine({ number, text: first }, kinds[name]), without: lossesIn(body) },
    ...more.map((text) => moreLine({ number, text })),
    ...items.map(({ isRight, settings: own, text }): ExamLine => {
      const feedback = /\bfeedback\s*=\s*\{([^{}]*)\}/.exec(own)?.[1]
      const pair = text.replace(/\s*\\answer(?![A-Za-z])\s*/, ' = ')
      const line = optionLine({ number, text: name === 'matching' ? pair : text }, isRight)
      return feedback === undefined ? line : { ...line, feedback: shownText(feedback) }
    }),
    ...(marks === undefined ? [] : [fieldLine(number, 'Marks', marks)]),
  ]
}
