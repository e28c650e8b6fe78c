import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { readLabelled } from '../exam-text/field-names.ts'
import { foreignLetters } from '../exam-text/letters.ts'
import { namedNumber } from '../exam-text/patterns.ts'
import { offersTruth } from '../exam-text/truth.ts'
import { signsLeft } from './signs-left.ts'

const shownChars = 60
const shown = (text: string): string => {
  const line = text.trim()
  return line.length > shownChars ? `${line.slice(0, shownChars)}…` : line
}

/** Looks at one thing of a question. What it returns is a sentence for the author, without a full stop. */
type Rule = (question: QuestionContent, lines: readonly string[]) => string | undefined

const namedOption =
  /^\s*[([]?(?:option|choice|opción|opção|opzione|الخيار|вариант|选项)\s+[A-H1-8](?![\p{L}\d])/iu
const capital = /^\s*[([（]?([A-H])[.)\]:：、）](?!\/)\s*\S/
const leastCapitals = 3
const longestCapital = 160

/** The first of lines that count from A up to the last line of a text. */
const lettersAtEnd = (lines: readonly string[]): string | undefined => {
  const first = lines.findLastIndex((line) => capital.exec(line)?.[1] === 'A')
  const below = first < 0 ? [] : lines.slice(first)
  const areOptions =
    below.length >= leastCapitals &&
    below.every((line, index) => line.length <= longestCapital && capital.exec(line)?.[1] === letterOf(index))
  return areOptions ? below[0] : undefined
}

/** Letters that count on in one line: "A-Rome B-Milan C-Pisa". */
const lettersInLine = /(?:^|\s)A\s?[-.):]\s?\S[^\n]{0,200}?\sB\s?[-.):]\s?\S[^\n]{0,200}?\sC\s?[-.):]\s?\S/
const bullet = /^\s*[-–•*+]\s+\S/

/** The first of several bullets at the end of a text that asks for a number: it may be that of one of them. */
const bulletsAtEnd = (lines: readonly string[]): string | undefined => {
  const first = lines.findLastIndex((line) => !bullet.test(line)) + 1
  return lines.length - first >= leastCapitals ? lines[first] : undefined
}

const optionsInText: Rule = ({ options, interaction }, lines) => {
  if (options.length > 0) return undefined
  const inLine = lines.find((line) => lettersInLine.test(line))
  if (inLine === undefined && lines.length <= leastCapitals) return undefined
  const found = lines.filter((line) => namedOption.test(line))
  const counted = interaction?.kind === 'numeric' ? bulletsAtEnd(lines) : undefined
  const line = inLine ?? (found.length > 1 ? found[0] : (lettersAtEnd(lines) ?? counted))
  return line === undefined
    ? undefined
    : `Its text has a line that looks like an option (“${shown(line)}”): check it`
}

/** A word and a capital letter, in whatever language: "BENAR=A". */
const wordAndLetter = /^\s*\p{L}{2,20}(?: \p{L}{2,20})?\s*[:：=]\s*[([]?[A-H][)\].]?\s*$/u
const longestAnswer = 80

/** A statement of a program: "answer = Console.ReadLine();". */
const statement = /[;{}]\s*$/

const isAnswer = (line: string): boolean => {
  if (wordAndLetter.test(line)) return true
  if (statement.test(line)) return false
  const field = line.length <= longestAnswer ? readLabelled(line) : undefined
  return field?.name === 'answer' && /[\p{L}\p{N}]/u.test(field.value)
}

const answerInText: Rule = ({ options }, lines) => {
  const below = [lines.slice(1), ...options.map(({ option }) => option.split('\n').slice(1))].flat()
  const line = below.find(isAnswer)
  return line === undefined ? undefined : `Its text has “${shown(line)}”, which may be its answer: check it`
}

const letterAlone = new RegExp(String.raw`^\s*[([]?([A-Ha-h${foreignLetters}])[)\].]?\s*(?:\n|$)`, 'u')

const letterWithoutOptions: Rule = ({ options, solution }) => {
  const [, letter] = options.length > 0 ? [] : (letterAlone.exec(solution) ?? [])
  return letter === undefined
    ? undefined
    : `It has no options, and its answer begins with the letter ${letter}: check it`
}

const asks = /[?？؟]\s*$/
const leastAsked = 3

const severalQuestions: Rule = ({ options }, lines) => {
  const count = options.length > 0 ? 0 : lines.filter((line) => asks.test(line)).length
  return count < leastAsked
    ? undefined
    : `Its text has ${count} lines that end with a question mark, so it may be several questions: check it`
}

const leastRest = 300
const timesLonger = 6

const isFarLonger = (text: string, others: readonly string[]): boolean =>
  text.length >= leastRest &&
  text.includes('\n') &&
  others.length > 0 &&
  others.every((other) => text.length > timesLonger * other.length)

/** An option that goes on where the next question begins. */
const questionInOption: Rule = ({ options }) => {
  const index = options.findIndex(({ option }, own) => {
    if (!option.includes('\n')) return false
    const below = option.split('\n').slice(1)
    const others = options.filter((_, at) => at !== own).map((other) => other.option)
    return below.some((line) => namedNumber.test(line)) || isFarLonger(option, others)
  })
  return index < 0
    ? undefined
    : `Option ${letterOf(index)} may hold what stands behind it in the file: check it`
}

/** How many brackets a text leaves open; a negative number of those that it only closes. */
const openBrackets = (text: string): number => {
  let open = 0
  for (const character of text)
    if (character === '(' || character === '[' || character === '{') open += 1
    else if (character === ')' || character === ']' || character === '}') open -= 1
  return open
}
const bracket = /[()[\]{}]/
/** A text that was cut at a comma: "f(x" and "y)". */
const cutOptions: Rule = ({ options }) => {
  const index = options.findIndex(({ option }, own) => {
    const next = options[own + 1]?.option
    if (next === undefined || !bracket.test(option)) return false
    const open = openBrackets(option)
    return open > 0 && openBrackets(next) === -open
  })
  return index < 0
    ? undefined
    : `Options ${letterOf(index)} and ${letterOf(index + 1)} may be one text that was cut: check them`
}

const askingSection: Rule = ({ section }) =>
  // "True or false?" asks for each statement below it.
  asks.test(section) && !offersTruth.test(section)
    ? `Its section “${shown(section)}” ends with a question mark, so it may be the question: check it`
    : undefined

const signs: Rule = ({ question, options }) => signsLeft([question, ...options.map(({ option }) => option)])

const rules: readonly Rule[] = [
  optionsInText,
  answerInText,
  letterWithoutOptions,
  severalQuestions,
  questionInOption,
  cutOptions,
  askingSection,
  signs,
]

/** What the rules look for in a question with options: further lines, brackets and signs of other formats. */
const unusual = /[\n([{\\]|::|>>/

/** Most questions have options and nothing that a rule could be about. */
const isPlain = ({ question, options, section }: QuestionContent): boolean =>
  options.length > 0 &&
  section === '' &&
  !unusual.test(question) &&
  options.every(({ option }) => !unusual.test(option))

/** What of a question looks as if its file was read otherwise than it was meant. */
export const questionDoubts = (question: QuestionContent): string[] => {
  if (isPlain(question)) return []
  const lines = question.question.split('\n').filter((line) => line.trim() !== '')
  return rules.flatMap((rule) => rule(question, lines) ?? [])
}
