import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { answersIn, shownText, withoutComments, withoutImages } from './latex-text.ts'
import { fieldLine, type LineFormat, moreLine, optionLine, questionLine } from './line-format.ts'

const command = new RegExp(
  String.raw`\\(question|part|subpart|titledquestion|AMCnumericChoices|explain|CorrectChoice|correctchoice|choice|wrongchoice|` +
    String.raw`answer|Ans[01]|task|(?:begin|` +
    String.raw`end)\{(?:question|questionmultx?|problem|choices|tasks|mcanswerslist|mcanswers|answers|` +
    String.raw`oneparchoices|checkboxes|oneparcheckboxes|choiceshoriz|` +
    String.raw`reponses|solution|solutionorbox|solutionbox|questions|parts|subparts|document)\})(?:(?<=\})|(?![A-Za-z]))\*?`,
  'g',
)
const withoutBraces = (text: string): string => /^\{([^]*)\}\s*$/.exec(text.trim())?.[1] ?? text

/** The argument of a command, without what stands behind it: `{red}` above `\\end{multicols}`. */
const argumentOf = (text: string): string => {
  const written = text.trimStart()
  if (!written.startsWith('{')) return text
  let depth = 0
  for (let at = 0; at < written.length; at += 1) {
    if (written[at] === '\\') at += 1
    else if (written[at] === '{') depth += 1
    else if (written[at] === '}') depth -= 1
    if (depth === 0) return written.slice(1, at)
  }
  return withoutBraces(text)
}

/** How the right option is marked where all have one command: \\choice[\\correct], \\answer[correct]. */
const rightSetting = /^\s*\[\s*\\?correct\s*\]/
const isRight = (name: string, behind: string): boolean =>
  /^correct/i.test(name) || name === 'Ans1' || rightSetting.test(behind)

/** What auto-multiple-choice writes around questions and behind all of them: the names of groups, and a sheet. */
const withoutGroups = (text: string): string => {
  const end = text.search(/\\(?:exemplaire|onecopy)\s*\{|\\begin\{examcopy\}/)
  const questions = end >= 0 && !text.includes(String.raw`\begin{question`, end) ? text.slice(0, end) : text
  return questions
    .replaceAll(/\\element\s*\{[^{}]*\}\s*\{/g, '')
    .replaceAll(settings, '')
    .replaceAll(boxesForMarkers, '')
}
/** How marks are given, and that a question counts nothing. */
const settings = /\\(?:(?:bareme|scoring)\s*\{[^{}]*\}|QuestionIndicative(?![A-Za-z]))/g
/** The boxes in which who marks an open question says what it is worth: they are no options. */
const boxesForMarkers = /\\AMCOpen\s*\{[^{}]*\}\s*\{(?:[^{}]|\{[^{}]*\})*\}/g

/** The French commands of auto-multiple-choice, from which its English ones are translated. */
const inEnglish = (text: string): string =>
  text
    .replaceAll(/\\bonne(?![A-Za-z])/g, String.raw`\correctchoice`)
    .replaceAll(/\\mauvaise(?![A-Za-z])/g, String.raw`\wrongchoice`)
    .replaceAll(/\\(begin|end)\{reponses(?:horiz)?\}/g, String.raw`\$1{choices}`)

/** A number as students mark it, digit by digit: \AMCnumericChoices{3.14159}{digits=3,decimals=2} is 3.14. */
const numberAsMarked = (behind: string): string | undefined => {
  const [, number, settings = ''] =
    /^\s*\{\s*([-+]?\d{1,15}(?:\.\d{1,15})?)\s*\}\s*(?:\{([^{}]*)\})?/.exec(behind) ?? []
  const decimals = Number(/(?:^|,)\s*decimals\s*=\s*(\d{1,2})\s*(?:,|$)/.exec(settings)?.[1] ?? 0)
  return number === undefined ? undefined : Number(number).toFixed(decimals)
}

/** The letters of a key: \\answer{B}. */
const letters = /^\s*\{\s*([A-H](?:[\s,]*[A-H]){0,7})\s*\}/

/** Questions in environments of their own, with the letter of the right task or with a solution below. */
const isQuestionsWithAnswers = (text: string): boolean =>
  /\\begin\{question\}/.test(text) &&
  /\\end\{question\}/.test(text) &&
  (/\\begin\{solution\}/.test(text) ||
    (/\\answer\s*\{\s*[A-H][\s,A-H]{0,16}\}/.test(text) && /\\(?:task|choice)(?![A-Za-z])/.test(text)))

const beginsQuestion = /\\(?:begin\{(?:questions|question(?:multx?)?|problem)\}|question)(?![A-Za-z])/
const rightCommand = /\\(?:CorrectChoice|correctchoice|bonne|AMCnumericChoices|Ans1)(?![A-Za-z])/
const rightSettings = /\\(?:task\*|(?:choice|answer)\s*\[\s*\\?correct\s*\])/

/** Questions of the class exam may also have solutions alone, or no key at all. */
const ofClassExam =
  /\\question(?![A-Za-z])[^]*\\(?:begin\{(?:solution|parts|choices|checkboxes)\}|end\{questions\})/

/** LaTeX's class exam, auto-multiple-choice, exsheets, mcexam and eqexam: \question, \choice, \CorrectChoice. */
export const latexExam: LineFormat = {
  matches: (text) =>
    isQuestionsWithAnswers(text) ||
    (beginsQuestion.test(text) &&
      (rightCommand.test(text) || rightSettings.test(text) || ofClassExam.test(text))),
  linesOf: (written) => {
    const text = inEnglish(withoutGroups(withoutComments(written)))
    const found = [...text.matchAll(command)]
    const result: ExamLine[] = []
    let line = 1
    let at = 0
    let paragraph: string | undefined
    addIntroduction(result, text)
    for (const [index, one] of found.entries()) {
      for (; at < one.index; at += 1) if (text[at] === '\n') line += 1
      const name = elementAt(one, 1)
      const behind = text.slice(one.index + one[0].length, found[index + 1]?.index)
      if (name === 'begin{parts}') paragraph = takeStem(result)
      else if (name === 'end{parts}') paragraph = undefined
      else if (
        name === 'question' ||
        name === 'part' ||
        name === 'titledquestion' ||
        /^begin\{(?:question(?:multx?)?|problem)\}$/.test(name)
      ) {
        const { marks, stem } = askedIn(name, behind)
        addText(result, line, stem, (first) => ({
          ...questionLine(first),
          ...(name === 'part' && paragraph !== undefined && { paragraph }),
        }))
        const answers = answersIn(stem)
        if (answers.length > 0) result.push(fieldLine(line, 'Answer', answers.join(', ')))
        if (marks !== undefined) result.push(fieldLine(line, 'Marks', marks))
      } else if (name === 'explain') {
        const lines = shownText(withoutBraces(behind)).split('\n')
        result.push(...lines.map((one) => fieldLine(line, 'Explanation', one)))
      } else if (name === 'AMCnumericChoices') {
        const number = numberAsMarked(behind)
        if (number !== undefined) result.push(fieldLine(line, 'Answer', number))
      } else if (name === 'answer' && letters.test(behind)) {
        const rest = shownText(behind.replace(letters, ''))
        if (rest.trim() !== '')
          result.push(...rest.split('\n').map((text) => moreLine({ number: line, text })))
        result.push(fieldLine(line, 'Answer', letters.exec(behind)?.[1] ?? ''))
      } else if (/choice$|^answer$|^Ans|^task$/i.test(name)) {
        const settled = behind.replace(/^\s*\[[^\]]*\]/, '')
        // Only the commands of auto-multiple-choice take the text of an option as their argument.
        const option = /^(?:correct|wrong)choice$/.test(name) ? argumentOf(settled) : withoutBraces(settled)
        addText(result, line, option, (first) =>
          optionLine(first, isRight(name, behind) || one[0].endsWith('task*')),
        )
      } else if (name.startsWith('begin{solution')) {
        const lines = shownText(behind.replace(/^\s*\[[^\]]*\]/, '')).split('\n')
        result.push(...lines.map((one) => fieldLine(line, 'Explanation', one)))
      } else if (
        result.length > 0 &&
        /[^\s{}]/.test(shownText(behind)) &&
        name.startsWith('end{') &&
        !/document|questions/.test(name)
      )
        result.push(
          ...shownText(behind)
            .split('\n')
            .map((one) => moreLine({ number: line, text: one })),
        )
    }
    return withoutImages(result)
  },
}

/** The marks and the text of a question, which some put into braces; those of an environment hold its name. */
const askedIn = (name: string, behind: string): { marks: string | undefined; stem: string } => {
  const isText = name === 'question' || name === 'part'
  const [, braces = '', digits, rest = ''] =
    /^\s*(\{[^{}]*\})?\s*(?:\[(\d+)[^\]]*\])?([^]*)$/.exec(behind) ?? []
  if (!isText) return { marks: digits, stem: rest }
  const [, marks, text = ''] = /^\s*(?:\[(\d+)[^\]]*\])?([^]*)$/.exec(behind) ?? []
  const inside = argumentOf(text)
  const isWhole = text.trimStart().startsWith('{') && inside !== text
  const after = text.slice(text.indexOf(inside) + inside.length + 1)
  return {
    marks: marks ?? (braces === '' ? undefined : digits),
    stem: isWhole ? `${inside}\n${after}` : text,
  }
}

const documentBegins = '\\begin{document}'
/** A line of names and places to write them, or of commands alone. */
const isBlank = /^\W*(?:\\[a-z@]+\*?(?:\[[^\]]*\]|\{[^{}]*\})*\W*)*$/i

/** What the class exam has above its questions: instructions, and what several questions are about. */
const addIntroduction = (lines: ExamLine[], text: string): void => {
  const from = text.indexOf(documentBegins)
  const to = text.indexOf('\\begin{questions}')
  if (from < 0 || to < from) return
  const shown = shownText(text.slice(from + documentBegins.length, to)).split('\n')
  const number = text.slice(0, from).split('\n').length
  lines.push(...shown.filter((one) => !isBlank.test(one)).map((one) => ({ number, text: one })))
}

/** Takes the text of the last question, which stands above its parts. */
const takeStem = (lines: ExamLine[]): string | undefined => {
  const start = lines.findLastIndex(({ label }) => label?.kind === 'number')
  if (start < 0) return undefined
  const own = lines.splice(start)
  const stem = own.filter(({ label, isStatement }) => label?.kind === 'number' || isStatement === true)
  // Marks of the whole question are those of its parts together.
  const others = own.filter((one) => !stem.includes(one) && !one.text.startsWith('Marks:'))
  lines.push(...others)
  // Some put the text and its parts into braces together.
  const text = stem
    .map((one) => one.text)
    .join('\n')
    .trim()
    .replace(/^\{(?=[^{}]*$)/, '')
  return text === '' ? undefined : text
}

const addText = (
  lines: ExamLine[],
  number: number,
  tex: string,
  begin: (line: { number: number; text: string }) => ExamLine,
): void => {
  const [first = '', ...more] = shownText(tex).split('\n')
  lines.push(begin({ number, text: first }), ...more.map((text) => moreLine({ number, text })))
}
