import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { groupAt } from './group.ts'
import { lossesIn } from './parts.ts'
import { answersIn, shownLines, shownText, withoutComments } from './text.ts'
import { fieldLine, type LineFormat, lose, optionLine, questionLine } from '../line-formats/line-format.ts'
import { inEnglish, numberAsMarked, withoutGroups } from './auto-multiple-choice.ts'

const command = new RegExp(
  String.raw`\\(question|titledquestion|part|subpart|AMCnumericChoices|explain|CorrectChoice|correctchoice|choice|` +
    String.raw`wrongchoice|option|answer|Ans[01]|task|(?:begin|` +
    String.raw`end)\{(?:question|questionmultx?|problem|parts|subparts|choices|choicescustom|tasks|` +
    String.raw`mcanswerslist|mcanswers|answers|oneparchoices|checkboxes|oneparcheckboxes|choiceshoriz|` +
    String.raw`reponses|solution|solutionorbox|solutionbox|questions|document)\})(?:(?<=\})|(?![A-Za-z]))\*?`,
  'g',
)
const withoutBraces = (text: string): string => /^\{([^]*)\}\s*$/.exec(text.trim())?.[1] ?? text
/** The argument of a command, without what stands behind it: `{red}` above `\\end{multicols}`. */
const argumentOf = (text: string): string => groupAt(text, 0)?.inside ?? withoutBraces(text)

/** How the right option is marked where all have one command: \\choice[\\correct], \\answer[correct]. */
const rightSetting = /^\s*\[\s*\\?correct\s*\]/
const isRight = (name: string, behind: string): boolean =>
  /^correct/i.test(name) || name === 'Ans1' || rightSetting.test(behind)

/** Numbers that LaTeX, Lua or Python make, so that only they know what students read. */
const computed =
  /\\(?:FP(?:eval|print|set|upn|add|mul|div|sub)|pgfmath[a-z]+|directlua|luaexec|py[bcs]?\s*\{)/

/** The letters of a key: \\answer{B}. */
const letters = /^\s*\{\s*([A-H](?:[\s,]*[A-H]){0,7})\s*\}/

/** Questions in environments of their own, with the letter of the right task or with a solution below. */
const isQuestionsWithAnswers = (text: string): boolean =>
  /\\begin\{question\}/.test(text) &&
  /\\end\{question\}/.test(text) &&
  (/\\begin\{solution\}/.test(text) ||
    (/\\answer\s*\{\s*[A-H][\s,A-H]{0,16}\}/.test(text) && /\\(?:task|choice)(?![A-Za-z])/.test(text)))

/** The commands that begin a question. */
const begins = /^(?:(?:titled)?question|begin\{(?:question(?:multx?)?|problem)\})$/
const ends = /^end\{(?:question(?:multx?)?|problem)\}$/
/** Commands of the author's own for each line: \\question{Which?} \\option{Nile} \\answer{Nile}. */
const isByOwnCommands = (text: string): boolean =>
  ['question', 'option', 'answer'].every((name) => text.includes(`\\${name}{`))
const beginsQuestion = /\\(?:begin\{(?:questions|question(?:multx?)?|problem)\}|question)(?![A-Za-z])/
const rightCommand = /\\(?:CorrectChoice|correctchoice|bonne|AMCnumericChoices|Ans1)(?![A-Za-z])/
const rightSettings = /\\(?:task\*|(?:choice|answer)\s*\[\s*\\?correct\s*\])/
/** Questions of the class exam may also have solutions alone, or no key at all. */
const ofExam =
  /\\documentclass(?:\[[^\]\n]*\])?\{exam|\\(?:begin\{(?:solution|parts|choices|checkboxes)\}|end\{questions\})/
const isExam = (text: string): boolean => /\\question(?![A-Za-z])/.test(text) && ofExam.test(text)

/** LaTeX's class exam, auto-multiple-choice, exsheets, mcexam and eqexam: \question, \choice, \CorrectChoice. */
export const latexExam: LineFormat = {
  matches: (text) =>
    isExam(text) ||
    isQuestionsWithAnswers(text) ||
    isByOwnCommands(text) ||
    (beginsQuestion.test(text) && (rightCommand.test(text) || rightSettings.test(text))),
  linesOf: (written) => {
    const text = inEnglish(withoutGroups(withoutComments(written)))
    const found = [...text.matchAll(command)]
    const list = createList(isByOwnCommands(text))
    addIntroduction(list.lines, text)
    let line = 1
    let at = 0
    for (const [index, one] of found.entries()) {
      for (; at < one.index; at += 1) if (text[at] === '\n') line += 1
      const name = elementAt(one, 1)
      let next = index + 1
      if (begins.test(name))
        while (next < found.length && !begins.test(elementAt(elementAt(found, next), 1))) next += 1
      list.add({
        line,
        name: one[0].endsWith('task*') ? 'CorrectChoice' : name,
        behind: text.slice(one.index + one[0].length, found[index + 1]?.index),
        isComputed: begins.test(name) && computed.test(text.slice(one.index, found[next]?.index)),
      })
    }
    return list.lines
  },
}

const documentBegins = '\\begin{document}'

/** What the class exam has above its questions: instructions, and what several questions are about. */
const addIntroduction = (lines: ExamLine[], text: string): void => {
  const from = text.indexOf(documentBegins)
  const to = text.indexOf('\\begin{questions}')
  if (from < 0 || to < from) return
  const number = text.slice(0, from).split('\n').length
  // Places to write a name are commands alone.
  const shown = shownLines(text.slice(from + documentBegins.length, to)).filter(
    (one) => !/^\W*(?:\\[a-z@]+\*?(?:\[[^\]]*\]|\{[^{}]*\})*\W*)*$/i.test(one.text),
  )
  lines.push(...shown.map((one) => ({ number, ...one })))
}

/** A command with the text up to the next one. `isComputed`: the question that begins here has made numbers. */
type Found = { line: number; name: string; behind: string; isComputed: boolean }

/** Collects the lines of a list. `isAnswerText`: \\answer has the text of the right option, as in a list. */
const createList = (isAnswerText: boolean) => {
  const lines: ExamLine[] = []
  /** What stands above the parts of a question, and what it loses. */
  let above: string | undefined
  let lostAbove: readonly string[] = []
  let isWithin = false
  /** Of a question with made numbers, the parts have them, too. */
  let isMade = false

  const addText = (number: number, tex: string, begin?: (text: string) => ExamLine): void => {
    const [first, ...more] = shownLines(tex)
    const rest = (begin ? more : [...(first ? [first] : []), ...more]).map(({ text, isCode }): ExamLine => ({
      number,
      text,
      isStatement: true,
      ...(isCode && { isCode }),
    }))
    const without = lossesIn(tex)
    const beginning = begin ? [begin(first?.text ?? '')] : []
    const added = [...beginning, ...rest]
    const [head] = added
    if (head && without.length > 0) added[0] = { ...head, without }
    lines.push(...added)
  }
  const addFields = (number: number, tex: string): void => {
    const shown = shownText(tex.replace(/^\s*\[[^\]]*\]/, ''))
    if (shown !== '') lines.push(...shown.split('\n').map((one) => fieldLine(number, 'Explanation', one)))
  }
  const addQuestion = ({ line, behind, name }: Found): void => {
    const isPart = name === 'part'
    const [, braced = '', marks, text = ''] =
      /^\s*(\{[^{}]*\})?\s*(?:\[(\d*)[^\]]*\])?([^]*)$/.exec(behind) ?? []
    // In auto-multiple-choice it is the name of the question, in other classes a title or the text itself.
    const stem = name.startsWith('begin') ? text : `${braced}\n${text}`
    const asked = isAnswerText ? argumentOf(behind) : stem
    addText(line, asked, (first) => ({
      ...questionLine({ number: line, text: first }, isMade ? 'calculated' : undefined),
      ...(isPart && above !== undefined && { paragraph: above }),
    }))
    if (isPart) loseAbove()
    const answers = answersIn(asked)
    if (answers.length > 0) lines.push(fieldLine(line, 'Answer', answers.join(', ')))
    if (marks) lines.push(fieldLine(line, 'Marks', marks))
  }
  const loseAbove = (): void => {
    for (const what of lostAbove) lose(lines, what)
    lostAbove = []
  }
  /** The question whose parts follow is no question itself: its text stands above them. */
  const beginParts = (): void => {
    const begin = lines.findLastIndex(({ label }) => label?.kind === 'number')
    const isAsked = lines.slice(begin).some(({ label }) => label?.kind === 'letter')
    if (begin < 0 || isAsked) return
    const removed = lines.splice(begin)
    above = removed
      .filter(({ label, isStatement }) => label !== undefined || isStatement)
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join('\n')
    if (above === '') above = undefined
    lostAbove = removed.flatMap(({ without = [] }) => without)
  }

  /** What stands between two questions, as a list has it: a heading, a text above those that follow. */
  const addBetween = (number: number, tex: string): void => {
    const shown = shownText(tex)
    if (/[\p{L}\p{N}]/u.test(shown))
      lines.push({ number, text: '' }, ...shown.split('\n').map((text) => ({ number, text })))
  }

  return {
    lines,
    add: (found: Found): void => {
      const { line, name, behind } = found
      if (begins.test(name)) {
        above = undefined
        isWithin = true
        isMade = found.isComputed
        addQuestion(found)
      } else if (name === 'part') addQuestion(found)
      else if (name === 'begin{parts}') beginParts()
      else if (name === 'subpart') addText(line, behind.replace(/^\s*\[[^\]]*\]/, ''))
      else if (name === 'explain') addFields(line, withoutBraces(behind))
      else if (name.startsWith('begin{solution')) addFields(line, behind)
      else if (name === 'AMCnumericChoices') {
        const number = numberAsMarked(behind)
        if (number !== undefined) lines.push(fieldLine(line, 'Answer', number))
      } else if (name === 'answer' && isAnswerText)
        lines.push(fieldLine(line, 'Answer', shownText(argumentOf(behind))))
      else if (name === 'answer' && letters.test(behind)) {
        addText(line, behind.replace(letters, ''))
        lines.push(fieldLine(line, 'Answer', letters.exec(behind)?.[1] ?? ''))
      } else if (/choice$|^option$|^answer$|^Ans|^task$/i.test(name)) {
        const settled = behind.replace(/^\s*\[[^\]]*\]/, '')
        // Only these commands take the text of an option as their argument.
        const option = /^(?:(?:correct|wrong)choice|option)$/.test(name)
          ? argumentOf(settled)
          : withoutBraces(settled)
        addText(line, option, (first) => optionLine({ number: line, text: first }, isRight(name, behind)))
      } else if (ends.test(name)) {
        isWithin = false
        addBetween(line, behind)
      } else if (isWithin && name.startsWith('end{') && !/document|questions/.test(name))
        addText(line, behind)
    },
  }
}
