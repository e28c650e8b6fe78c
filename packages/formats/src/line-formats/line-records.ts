import { limits } from '@quizwright/domain/limits.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from '../exam-text/patterns.ts'
import { countsFrom } from './counted-keys.ts'
import { fieldLine, type LineFormat, numberedLines, optionLine, questionLine } from './line-format.ts'

type Line = { number: number; text: string }
/** `text`: the option that reads alike. A letter and a digit may name another one. */
type Key = { line: Line; text?: number; letter?: number; digit?: number }
type Entry = { question: Line; options: readonly Line[]; key: Key }

const ruleAlone = /^\s*(?:-{3,}|={3,}|\*{3,}|_{3,}|#{3,})\s*$/
/** "BENAR=A", "Answer 2", "c": a letter or a digit, at most with its name before it. */
const written = /^\s*(?:(\p{L}[\p{L}\p{M} ]{0,30}?)\s*[:=]\s*)?[([]?(?:([A-Ha-h])|(\d))[)\].]?\s*$/u
const leastRecords = 3

/** What the last line of a record names of the options above it. */
const keyOf = (line: Line, options: readonly Line[]): Key | undefined => {
  const same = options.findIndex(({ text }) => text.trim() === line.text.trim())
  const [, , sign, digits] = written.exec(line.text) ?? []
  const letter = sign === undefined ? -1 : sign.toUpperCase().charCodeAt(0) - 65
  const digit = digits === undefined ? -1 : Number(digits)
  const key = {
    line,
    ...(same >= 0 && { text: same }),
    ...(letter >= 0 && letter < options.length && { letter }),
    ...(digit >= 0 && digit <= options.length && { digit }),
  }
  return Object.keys(key).length > 1 ? key : undefined
}

const entryOf = (lines: readonly Line[]): Entry | undefined => {
  const [question, ...rest] = lines
  const options = rest.slice(0, -1)
  const last = rest.at(-1)
  if (!question || !last || options.length < limits.minOptions || options.length > limits.maxOptions)
    return undefined
  const areDifferent = new Set([question, ...options].map(({ text }) => text.trim())).size === rest.length
  const key = areDifferent ? keyOf(last, options) : undefined
  return key && { question, options, key }
}

/** The name before the keys of all records; undefined where they have none, or several. */
const nameOf = (entries: readonly Entry[]): string | undefined => {
  const names = new Set(entries.map(({ key }) => written.exec(key.line.text)?.[1]))
  return names.size === 1 ? [...names][0] : undefined
}

/** Records between blank lines or rules. A title may stand among them, and a few may be damaged. */
const betweenBlanks = (lines: readonly Line[]): (Entry | readonly Line[])[] | undefined => {
  const blocks: Line[][] = [[]]
  for (const line of lines)
    if (line.text.trim() === '') blocks.push([])
    else blocks.at(-1)?.push(line)
  const filled = blocks.filter((block) => block.length > 0)
  const read = filled.map((block) => entryOf(block) ?? block)
  const entries = read.filter((one): one is Entry => 'key' in one)
  return entries.length >= leastRecords && entries.length * 10 >= filled.length * 9 ? read : undefined
}

/** Records of as many lines each, one below the other. */
const inEqualSteps = (lines: readonly Line[], isCut: boolean): Entry[] | undefined => {
  const filled = lines.filter(({ text }) => text.trim() !== '')
  for (let size = limits.minOptions + 2; size <= limits.maxOptions + 2; size += 1) {
    const count = Math.floor(filled.length / size)
    if (count < leastRecords || (!isCut && count * size < filled.length)) continue
    const read = Array.from({ length: count }, (_, index) =>
      entryOf(filled.slice(index * size, (index + 1) * size)),
    )
    const entries = read.filter((one) => one !== undefined)
    // A title is no option of the record above it.
    if (entries.length === count && entries.every(({ question }) => !written.test(question.text)))
      return entries
  }
  return undefined
}

type Records = readonly (Entry | readonly Line[])[]

const isBare = ({ text }: Line): boolean =>
  readField(text) === undefined &&
  readOptionStart(text) === undefined &&
  readQuestionStart(text) === undefined

const recordsIn = (text: string, isCut: boolean): Records | undefined => {
  const lines = numberedLines(text).map((line) => (ruleAlone.test(line.text) ? { ...line, text: '' } : line))
  const records = betweenBlanks(lines) ?? inEqualSteps(lines, isCut)
  const entries = records?.filter((one): one is Entry => 'key' in one) ?? []
  // With labels of their own they are a list.
  const labelled = entries.filter(({ options }) => options.some((line) => !isBare(line)))
  return labelled.length * 2 > entries.length ? undefined : records
}

/** The right option of a record; undefined where its key names two, and nothing in the file tells which is meant. */
const rightOf = (entries: readonly Entry[]): ((key: Key) => number | undefined) => {
  const first = countsFrom(entries.map(({ key, options }) => ({ digit: key.digit, options: options.length })))
  const signOf = ({ letter, digit }: Key): number | undefined =>
    letter ?? (digit === undefined || first === undefined || digit < first ? undefined : digit - first)
  const areTexts = entries.every(({ key }) => key.text !== undefined)
  const areSigns = entries.every(({ key }) => key.letter !== undefined || key.digit !== undefined)
  return (key) => {
    if (areSigns && !areTexts) return signOf(key)
    const sign = signOf(key)
    if (key.text === undefined || areTexts !== areSigns) return key.text ?? sign
    return sign === undefined || sign === key.text ? key.text : undefined
  }
}

const linesOf = (records: Records): ExamLine[] => {
  const entries = records.filter((one): one is Entry => 'key' in one)
  const indexOf = rightOf(entries)
  const name = nameOf(entries)
  const isNew = name !== undefined && readField(`${name}: A`)?.name !== 'answer'
  return records.flatMap((one): ExamLine[] => {
    if (!('key' in one)) return [...one]
    const { question, options, key } = one
    const right = indexOf(key)
    return [
      questionLine(question),
      ...options.map((line) => optionLine(line, false)),
      ...(right === undefined
        ? []
        : [answerLine(key.line.number, letterOf(right), isNew ? name : undefined)]),
    ]
  })
}

const answerLine = (number: number, letter: string, newName: string | undefined): ExamLine => ({
  ...fieldLine(number, 'Answer', letter),
  ...(newName !== undefined && { hint: `“${newName}” was read as the name of the answer: check it` }),
})

/**
 * Files of small programs: the question, its options and the key in a line each, without any label, and as many lines
 * for each question or a blank line between them. The key is the letter, the number or the text of an option.
 */
export const lineRecords: LineFormat = {
  matches: (text) => recordsIn(text, true) !== undefined,
  linesOf: (text) => linesOf(recordsIn(text.replaceAll(/\r\n?/g, '\n'), false) ?? []),
}
