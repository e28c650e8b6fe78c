import type { ExamLine } from '../exam-text/exam-line.ts'
import { type LineFormat, moreLine, optionLine, questionLine } from './line-format.ts'

/** No longer than a question may be, so that quotation marks without an end are not searched to the end of a file. */
const text = String.raw`"((?:[^"\\]|\\.){0,5000})"|'((?:[^'\\]|\\.){0,5000})'`
const call = new RegExp(
  String.raw`\b(question(?:_\w+)?|answer)\s*\(\s*(?:text\s*=\s*)?(?:${text})((?:\s*,\s*(?:correct|` +
    String.raw`message)\s*=\s*(?:TRUE|FALSE|T|F|${text}))*)`,
  'g',
)
const unescaped = (written: string): string => written.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1')

/** Headings of Markdown between the chunks of code are sections. */
const proseIn = (between: string, first: number): ExamLine[] =>
  between.split('\n').flatMap((line, index): ExamLine[] => {
    const title = /^#{1,6}\s+(\S.*?)(?:\s+\{[^{}]*\})?\s*$/.exec(line)?.[1]
    return title === undefined ? [] : [{ number: first + index, text: title, isHeading: true }]
  })

/** Quizzes of learnr, which are written in R: question("Which?", answer("Nile", correct = TRUE)). */
export const rQuiz: LineFormat = {
  matches: (text) =>
    /\bquestion(?:_\w+)?\s*\(\s*(?:text\s*=\s*)?["']/.test(text) &&
    /\banswer\s*\(\s*["']/.test(text) &&
    /\bcorrect\s*=\s*T/.test(text),
  linesOf: (written) => {
    const result: ExamLine[] = []
    let line = 1
    let at = 0
    for (const found of written.matchAll(call)) {
      const between = written.slice(at, found.index)
      result.push(...proseIn(between, line))
      line += between.split('\n').length - 1
      at = found.index
      const [, name, double, single, settings = ''] = found
      const [first = '', ...more] = unescaped(double ?? single ?? '').split('\n')
      const isRight = /\bcorrect\s*=\s*T/.test(settings)
      const message = new RegExp(String.raw`\bmessage\s*=\s*(?:${text})`).exec(settings)
      const below = more.map((one) => moreLine({ number: line, text: one }))
      if (name === 'answer') {
        const said = unescaped(message?.[1] ?? message?.[2] ?? '').trim()
        const option = optionLine({ number: line, text: first }, isRight)
        result.push(said === '' ? option : { ...option, feedback: said }, ...below)
      } else result.push(questionLine({ number: line, text: first }), ...below)
    }
    return result
  },
}
