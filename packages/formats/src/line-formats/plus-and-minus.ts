import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { type LineFormat, moreLine, numberedLines, optionLine, questionLine } from './line-format.ts'

const options = String.raw`(?:\[[^\]\n]*\])?(?:\{[^}\n]*\})?`
const answer = new RegExp(String.raw`^\s*([+-])${options}\s+(\S.*)$`)

/** Whether the last answers of a list end above a line: a blank line stands between. */
const isBehindAnswers = (lines: readonly ExamLine[]): boolean =>
  lines.at(-1)?.text === '' &&
  lines.at(-1)?.label === undefined &&
  lines.findLast(({ text }) => text !== '')?.label?.kind === 'letter'

/**
 * Lines below a question that begin with + or -. What stands between them belongs to the text above, unless a blank
 * line ends the answers.
 */
const withAnswers = (text: string, start: RegExp, isAside: (line: string) => boolean): ExamLine[] => {
  const result: ExamLine[] = []
  for (const line of numberedLines(text)) {
    const asked = start.exec(line.text)
    const given = asked ? null : answer.exec(line.text)
    if (asked)
      result.push(
        questionLine(
          { ...line, text: elementAt(asked, 1) },
          asked[2] === undefined ? undefined : 'descriptive',
        ),
      )
    else if (given && result.length > 0)
      result.push(optionLine({ ...line, text: elementAt(given, 2) }, given[1] === '+'))
    else if (line.text.trim() === '' || isAside(line.text)) result.push({ number: line.number, text: '' })
    else result.push(isBehindAnswers(result) ? line : moreLine(line))
  }
  return result
}

/** A sign before a question, with a right and a wrong answer below one of them. */
const hasAnswersBelow = (text: string, start: string): boolean =>
  new RegExp(
    String.raw`^${start}[^\n]*\n(?:[^\n?*]{0,500}\n){0,8}?[+-](?:\[[^\]\n]{0,80}\]|\{[^}\n]{0,80}\})*[ \t]+\S`,
    'm',
  ).test(text) &&
  /^\+\S{0,80}[ \t]+\S/m.test(text) &&
  /^-\S{0,80}[ \t]+\S/m.test(text)

/** Tests of MyTestX, which is common in Russian schools: ? before a question, + and - before its answers. */
export const myTest: LineFormat = {
  matches: (text) => hasAnswersBelow(text, String.raw`\?[ \t]+\S`),
  linesOf: (text) => withAnswers(text, /^\s*\?\s+(\S.*)$/, () => false),
}

const numberAlone = /^#\d{1,5}$/

/** Its older texts, with "#1" above each question and no blank behind the signs of its answers. */
export const myTestByNumber: LineFormat = {
  matches: (text) =>
    /^#\d{1,5}[ \t]*\n(?:[^\n]+\n){1,8}?[+-]\S/m.test(text) && /^\+\S/m.test(text) && /^-\S/m.test(text),
  linesOf: (text) => {
    const result: ExamLine[] = []
    let isNext = false
    for (const line of numberedLines(text)) {
      const [, sign, option] = /^([+-])\s*(\S.*)$/.exec(line.text) ?? []
      if (numberAlone.test(line.text.trim())) isNext = true
      else if (line.text.trim() === '') result.push({ number: line.number, text: '' })
      else if (isNext) {
        result.push(questionLine(line))
        isNext = false
      } else if (option !== undefined) result.push(optionLine({ ...line, text: option }, sign === '+'))
      else result.push(moreLine(line))
    }
    return result
  },
}

const amcHeader = new RegExp(
  String.raw`^\s*(?:#|(?:Title|Presentation|Code|Lang|Font|PaperSize|AnswerSheet\w*|BoxColor|Pages|` +
    String.raw`ShuffleQuestions|Columns|LaTeX\w*|Preamble\w*|Disable|Separate\w*|Single\w*|Default\w*|` +
    String.raw`Completemulti|QuestionBlocks|TitleWidth|ManualDuplex|L-\w+)\s*:)`,
  'i',
)

/** AMC-TXT of auto-multiple-choice: * before a question with one right answer, ** before one that may have several. */
export const amcText: LineFormat = {
  matches: (text) => hasAnswersBelow(text, String.raw`\*{1,2}(?:\[[^\]\n]*\]|\{[^}\n]*\})*[ \t]+\S`),
  linesOf: (text) =>
    withAnswers(text, new RegExp(String.raw`^\s*\*{1,2}(?:<[^>\n]*>)?${options}\s+(\S.*)$`), (line) =>
      amcHeader.test(line),
    ),
}
