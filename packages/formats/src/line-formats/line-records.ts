import { giftSigns } from '../detect/gift-signs.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { readField, readQuestionStart } from '../exam-text/patterns.ts'
import { countsFrom } from './counted-keys.ts'
import { fieldLine, type LineFormat, numberedLines, optionLine, questionLine } from './line-format.ts'

type Line = { number: number; text: string }
/** `text`: the option that reads alike. A letter and a digit may name another one. */
type Key = { line: Line; text?: number; letter?: number; digit?: number; several?: string }
type Entry = { question: Line; options: readonly Line[]; key: Key; topic?: Line }

const ruleAlone = /^\s*(?:-{3,}|={3,}|\*{3,}|_{3,}|#{3,})\s*$/
/** "BENAR=A", "Answer 2", "c": a letter or a digit, at most with its name before it. */
const written = /^\s*(?:(\p{L}[\p{L}\p{M} ]{0,30}?)\s*[:=]\s*)?[([]?(?:([A-Ha-h])|(\d))[)\].]?\s*$/u
const leastRecords = 3

/** "ac": the letters of several options, in their order. */
const severalLetters = /^\s*([A-Ha-h]{2,8})\s*$/

/** The letter before the text of its option: "C.Rome". */
const lettered = ({ text }: Line, options: readonly Line[]): string | undefined => {
  const [, letter = '', rest = ''] = /^\s*([A-H])\s*[.):]\s*(\S.*)$/.exec(text) ?? []
  return rest !== '' && options[letter.charCodeAt(0) - 65]?.text.trim() === rest.trim() ? letter : undefined
}

/** What the last line of a record names of the options above it. */
const keyOf = (line: Line, options: readonly Line[]): Key | undefined => {
  const same = options.findIndex(({ text }) => text.trim() === line.text.trim())
  const [, , sign = lettered(line, options), digits] = written.exec(line.text) ?? []
  const letter = sign === undefined ? -1 : sign.toUpperCase().charCodeAt(0) - 65
  const digit = digits === undefined ? -1 : Number(digits)
  const several = severalLetters.exec(line.text)?.[1]?.toUpperCase()
  const areSeveral =
    several !== undefined &&
    [...several].every(
      (one, index) => one.charCodeAt(0) - 65 < options.length && one > (several[index - 1] ?? ''),
    )
  const key = {
    line,
    ...(areSeveral && { several }),
    ...(same >= 0 && { text: same }),
    ...(letter >= 0 && letter < options.length && { letter }),
    ...(digit >= 0 && digit <= options.length && { digit }),
  }
  return Object.keys(key).length > 1 ? key : undefined
}

/** A line that only counts what stands below it: "12", "zad 1 (3)", "T102". */
const counter = /^\s*(?:\p{L}{1,10}\.?\s*)?\d{1,4}\s*[.):]?\s*(?:\(\d{1,4}\))?\s*$/u
const mostCounters = 2
/** The label of an option, which the lines of a record may have or not. */
const label = /^\s*(?:[-–•*]|[([]?[A-Ha-h1-8][.)\]:])\s*(?=\S)/

/** How many lines above the question only count it. */
const countersIn = (lines: readonly Line[]): number => {
  const first = lines.findIndex(({ text }) => !counter.test(text))
  return first > 0 && first <= mostCounters ? first : 0
}

/** A question, its options and the key, and what may count them. */
const leastLines = limits.minOptions + 2
const mostLines = limits.maxOptions + 2 + mostCounters

const numbered = /^\s*\d{1,3}[.)]\s*[^\s\d.)]/

/** Where the key of each record stands: behind its options, or between the question and these. */
type Place = 'last' | 'second'

const entryOf = (block: readonly Line[], place: Place): Entry | undefined => {
  const [question, ...rest] = block.slice(countersIn(block))
  const written = place === 'last' ? rest.slice(0, -1) : rest.slice(1)
  const keyLine = rest.at(place === 'last' ? -1 : 0)
  if (!question || !keyLine || written.length < limits.minOptions || written.length > limits.maxOptions)
    return undefined
  // The question of the next record has a number, so this one begins elsewhere.
  if (!numbered.test(question.text) && written.filter(({ text }) => numbered.test(text)).length === 1)
    return undefined
  const areLabelled = written.every(({ text }) => label.test(text))
  const options = areLabelled
    ? written.map((line) => ({ ...line, text: line.text.replace(label, '') }))
    : written
  const texts = options.map(({ text }) => text.trim())
  // Two of them may be alike by mistake.
  const areOptions = new Set(texts).size >= Math.max(limits.minOptions, texts.length - 1)
  const isAsked = !texts.includes(question.text.trim()) && !counter.test(question.text)
  const key = areOptions && isAsked ? keyOf(keyLine, options) : undefined
  const named = key?.text === undefined ? undefined : texts[key.text]
  const isTwice = named !== undefined && texts.indexOf(named) !== texts.lastIndexOf(named)
  const isSign = key?.letter !== undefined || key?.digit !== undefined
  if (!key || isTwice || (place === 'second' && !isSign)) return undefined
  return { question, options, key }
}

/** The name before the keys of all records; undefined where they have none, or several. */
const nameOf = (entries: readonly Entry[]): string | undefined => {
  const names = new Set(entries.map(({ key }) => written.exec(key.line.text)?.[1]))
  return names.size === 1 ? [...names][0] : undefined
}

/** Records between blank lines or rules. A title may stand among them, and a few may be damaged. */
const betweenBlanks = (lines: readonly Line[], place: Place): Records | undefined => {
  const blocks: Line[][] = [[]]
  for (const line of lines)
    if (line.text.trim() === '') blocks.push([])
    else blocks.at(-1)?.push(line)
  const filled = blocks.filter((block) => block.length > 0)
  const read = filled.map((block) => entryOf(block, place) ?? block)
  const entries = read.filter((one): one is Entry => 'key' in one)
  return entries.length >= leastRecords && entries.length * 10 >= filled.length * 9 ? read : undefined
}

/** The share of the lines that belong to a record. Titles and damaged records may stand between these. */
const leastShare = 0.9

/** So many records may have the same text as their question on average. */
const mostAlike = 5
/** A topic behind each record must stand behind so many on average. */
const topicsOf = 3

const textsOf = (records: Records, linesOf: (entry: Entry) => readonly Line[]): Set<string> =>
  new Set(entriesOf(records).flatMap((entry) => linesOf(entry).map(({ text }) => text.trim())))

/** Whether what stands behind records is few texts, none of which is an option. */
const haveTopics = (records: Records, count: number): boolean => {
  const topics = textsOf(records, ({ topic }) => (topic ? [topic] : []))
  const options = topics.size === 0 ? topics : textsOf(records, (entry) => entry.options)
  return topics.size * topicsOf <= count && [...topics].every((topic) => !options.has(topic))
}

/** Records of as many lines each, one below the other: of the size that leaves the fewest lines. */
const inEqualSteps = (lines: readonly Line[], isCut: boolean, place: Place): Records | undefined => {
  const filled = lines.filter(({ text }) => text.trim() !== '')
  const sizes = Array.from({ length: mostLines - leastLines + 1 }, (_, index) => leastLines + index)
  const forms = sizes.flatMap((size) =>
    Array.from({ length: mostCounters + 1 }, (_, counters) => counters).flatMap((counters) => [
      { size, counters, isNamed: false },
      { size, counters, isNamed: true },
    ]),
  )
  const [best] = forms
    .map(({ size, counters, isNamed }) => {
      const records = recordsOfSize(filled, size, counters, place, isNamed)
      const count = records.filter((one) => 'key' in one).length
      // The beginning of a text may end within a record.
      return { records, count, left: filled.length - count * size - (isCut ? size - 1 : 0) }
    })
    .filter(
      ({ records, count, left }) =>
        count >= leastRecords &&
        left <= (1 - leastShare) * filled.length &&
        // What returns again and again names a part, and is no question.
        textsOf(records, ({ question }) => [question]).size * mostAlike > count &&
        haveTopics(records, count),
    )
    .toSorted((one, other) => one.left - other.left)
  return best?.records
}

/** Where no record begins, a line is passed over. A number above all of them says how many there are. */
const recordsOfSize = (
  lines: readonly Line[],
  size: number,
  counters: number,
  place: Place,
  isNamed: boolean,
): (Entry | Line[])[] => {
  const records: (Entry | Line[])[] = []
  for (let at = 0; at < lines.length;) {
    const block = lines.slice(at, at + size)
    // No blank line stands within a record.
    const isWhole =
      block.length === size && (block.at(-1)?.number ?? 0) - (block[0]?.number ?? 0) === size - 1
    const own = isNamed ? block.slice(0, -1) : block
    const entry = isWhole && countersIn(block) === counters ? entryOf(own, place) : undefined
    const topic = isNamed ? block.at(-1) : undefined
    // A title is no option of the record above it.
    const isAsked = isNamed && entry?.options.some(({ text }) => /[?？]\s*$/.test(text)) === true
    if (entry && !isAsked && !written.test(entry.question.text)) {
      records.push(topic ? { ...entry, topic } : entry)
      at += size
    } else {
      records.push(lines.slice(at, at + 1).filter(({ text }) => records.length > 0 || !counter.test(text)))
      at += 1
    }
  }
  return records
}

const optionsInLine = /\sb\s?[.)]\s?\S.*\sc\s?[.)]\s?\S/i

/** A question with its options in one line, above a line with the letter alone. */
const inPairs = (lines: readonly Line[], isCut: boolean): Records | undefined => {
  const filled = lines.filter(({ text }) => text.trim() !== '')
  const count = Math.floor(filled.length / 2)
  if (count < leastRecords || (!isCut && filled.length % 2 === 1)) return undefined
  const entries: Entry[] = []
  for (let index = 0; index < count; index += 1) {
    const [question, key] = filled.slice(2 * index, 2 * index + 2)
    const letter = /^\s*([A-Ha-h])\s*$/.exec(key?.text ?? '')?.[1]
    if (!question || !key || letter === undefined || !optionsInLine.test(question.text)) return undefined
    entries.push({
      question,
      options: [],
      key: { line: key, letter: letter.toUpperCase().charCodeAt(0) - 65 },
    })
  }
  return entries
}

type Records = readonly (Entry | readonly Line[])[]

/** With numbers before the questions or names before the answers it is a list. */
const isListed = ({ question, options, key }: Entry): boolean =>
  readQuestionStart(question.text) !== undefined ||
  readField(key.line.text) !== undefined ||
  options.some(({ text }) => readField(text) !== undefined)

const recordsIn = (text: string, isCut: boolean): Records | undefined => {
  const lines = numberedLines(text).map((line) => (ruleAlone.test(line.text) ? { ...line, text: '' } : line))
  const records = betweenBlanks(lines, 'last') ?? inEqualSteps(lines, isCut, 'last') ?? inPairs(lines, isCut)
  if (records) return entriesOf(records).filter(isListed).length * 2 > records.length ? undefined : records
  const keyed = betweenBlanks(lines, 'second') ?? inEqualSteps(lines, isCut, 'second')
  return keyed?.map((one) => ('key' in one ? withoutNumber(one) : one))
}

const entriesOf = (records: Records): Entry[] => records.filter((one): one is Entry => 'key' in one)

/** A list has no key between the number of a question and options without letters. */
const withoutNumber = (entry: Entry): Entry => {
  const start = readQuestionStart(entry.question.text)
  return start && start.rest !== '' ? { ...entry, question: { ...entry.question, text: start.rest } } : entry
}

/** The right option of a record; undefined where its key names two, and nothing in the file tells which is meant. */
const rightOf = (entries: readonly Entry[]): ((key: Key) => number | undefined) => {
  const first = countsFrom(entries.map(({ key, options }) => ({ digit: key.digit, options: options.length })))
  const signOf = ({ letter, digit }: Key): number | undefined =>
    letter ?? (digit === undefined || first === undefined || digit < first ? undefined : digit - first)
  const areTexts = entries.every(({ key }) => key.text !== undefined)
  const areSigns = entries.every(
    ({ key }) => key.letter !== undefined || key.digit !== undefined || key.several !== undefined,
  )
  return (key) => {
    if (areSigns && !areTexts) return signOf(key)
    const sign = signOf(key)
    if (key.text === undefined || areTexts !== areSigns) return key.text ?? sign
    return sign === undefined || sign === key.text ? key.text : undefined
  }
}

const linesOf = (records: Records): ExamLine[] => {
  const entries = entriesOf(records)
  const indexOf = rightOf(entries)
  const name = nameOf(entries)
  const isNew = name !== undefined && readField(`${name}: A`)?.name !== 'answer'
  return records.flatMap((one): ExamLine[] => {
    // Behind a blank line it belongs to no answer.
    if (!('key' in one)) return one.flatMap((line) => [{ number: line.number, text: '' }, line])
    const { question, options, key, topic } = one
    const right = indexOf(key)
    return [
      questionLine(question),
      ...options.map((line) => optionLine(line, false)),
      ...(right === undefined
        ? key.several === undefined
          ? []
          : [answerLine(key.line.number, [...key.several].join(', '), undefined)]
        : [answerLine(key.line.number, letterOf(right), isNew ? name : undefined)]),
      ...(topic ? [fieldLine(topic.number, 'Topic', topic.text)] : []),
    ]
  })
}

const answerLine = (number: number, letter: string, newName: string | undefined): ExamLine => ({
  ...fieldLine(number, 'Answer', letter),
  ...(newName !== undefined && { hint: `“${newName}” was read as the name of the answer: check it` }),
})

/** A text is looked at by its beginning of 10,000 characters, which ends with a whole line. */
const leastCut = 8_000

/**
 * Files of small programs: the question, its options and the key in a line each, without any label, and as many lines
 * for each question or a blank line between them. The key is the letter, the number or the text of an option.
 */
export const lineRecords: LineFormat = {
  // Blocks of GIFT have as many lines each, too.
  matches: (text) => giftSigns(text).sure === 0 && recordsIn(text, text.length >= leastCut) !== undefined,
  linesOf: (text) => {
    const records = recordsIn(text.replaceAll(/\r\n?/g, '\n'), false)
    // Behind its beginning, a text may be another list.
    return records ? linesOf(records) : numberedLines(text)
  },
}
