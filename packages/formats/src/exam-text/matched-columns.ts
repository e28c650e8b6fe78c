import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { latinLetter, withShortAlif } from '@quizwright/domain/rules/option-letters.ts'
import { foreignLetters } from './letters.ts'
import type { ListedQuestion } from './listed-question.ts'
import { readKeyPairs } from './key-pairs.ts'
import { romanValue } from './roman-numbers.ts'

type Asked = ListedQuestion & { keyAnswer?: string | undefined }

const columns = new RegExp(
  String.raw`^(\S.*?)(?<!\s)(?:\s{2,}|\t|\s\|\s)[([]?([A-La-l]|[${foreignLetters}])[.)\]۔]\s*(\S.*)$`,
  'u',
)
const arrow = /^\s*(?:[-–•·*]\s+|\d{1,2}[.)]\s+)?(\S.*?)(?<!\s)\s+(?:→|⇒|➔|[-–—=]{1,2}>{1,2})\s+(\S.*)$/
/** As many letters as the second column may have. */
const mostRows = 12
/** Words that ask for pairs. */
export const asksToMatch = new RegExp(
  String.raw`(?<!\p{L})(?:match|pair|associate|zuordnen|ordnen?|verbinde|reli(?:ez|er)|associez|relacion[ae]|` +
    String.raw`empareja|un[ae]\s+(?:cada|con)|asoci[ae]|associ[ae]|abbina|collega|ligue|koppel|verbind|połącz|` +
    String.raw`соотнес|сопостав|установите\s+соответствие|jodohkan|pasangkan|cocokkan|eşleştir|nối|ghép)|` +
    String.raw`صل(?=\s)|طابق|ملائ|جوڑ|मिला|मिलान|जोड़|连线|连接|配对|匹配`,
  'iu',
)

/**
 * Two columns that are to be matched: "1. Lahore   a. Sindh" and a key "1-b", which a list would otherwise take for a
 * question in each line; and pairs with arrows below a text that says to match them.
 */
export const withMatchedColumns = <Question extends Asked>(questions: readonly Question[]): Question[] => {
  const result: Question[] = []
  for (let at = 0; at < questions.length; at += 1) {
    const lettered = rowsFrom(questions, at)
    const rows = lettered.length > 1 ? lettered : numberedRowsFrom(questions, at)
    if (rows.length > 1) {
      result.push(joined(questions.slice(at, at + rows.length), rows, result))
      at += rows.length - 1
    } else result.push(withArrows(withPairsInLine(withColumnsAsOptions(elementAt(questions, at)))))
  }
  return result
}

type Row = { left: string; letter: string; right: string; key: string }

/**
 * The rows from a question on: one line each, with the letters of the second column from A on. Their keys are
 * letters of their own, or pairs behind the last row: "1-b, 2-a".
 */
const rowsFrom = (questions: readonly Asked[], first: number): Row[] => {
  const rows: Row[] = []
  let last: Asked | undefined
  for (let at = first; at < questions.length && rows.length < mostRows; at += 1) {
    const { stem, options } = elementAt(questions, at)
    const lines = stem.filter((line) => line.trim() !== '')
    const [, left, letter, right] = lines.length === 1 ? (columns.exec(elementAt(lines, 0).trim()) ?? []) : []
    const isNext =
      left !== undefined &&
      latinLetter(defined(letter, 'letter')) === String.fromCodePoint(65 + rows.length) &&
      options.length === 0
    if (!isNext) break
    last = elementAt(questions, at)
    rows.push({
      left,
      letter: latinLetter(defined(letter, 'letter')),
      right: defined(right, 'right').trim(),
      key: ownKey(last),
    })
  }
  const pairs = last?.fields.answer === undefined ? undefined : readKeyPairs(last.fields.answer)
  const choices = last?.fields.answer === undefined ? undefined : choicesIn(last.fields.answer, rows.length)
  const letters =
    pairs?.length === rows.length ? pairs.map(({ answer }) => latinLetter(answer)) : choices?.map(letterOf)
  const keyed = letters ? rows.map((row, at) => ({ ...row, key: elementAt(letters, at) })) : rows
  // A key by numbers gives the first letter to the text above, where that has the same number.
  const [row] = keyed
  const heading = questions[first - 1]
  if (
    row?.key === '' &&
    heading?.options.length === 0 &&
    heading.number === elementAt(questions, first).number
  )
    keyed[0] = { ...row, key: ownKey(heading) }
  const all = new Set(rows.map(({ letter }) => letter))
  return keyed.every(({ key }) => all.has(key)) ? keyed : []
}

const numberedColumns = /^(\S.*?)(?<!\s)(?:\s{2,}|\t)[([]\s*(\d{1,2})\s*[)\]]\s*(\S.*)$/

/** Rows whose second column has the number of its partner in brackets before it: "1. Lahore   ( 2 ) Sindh". */
const numberedRowsFrom = (questions: readonly Asked[], first: number): Row[] => {
  const found: { left: string; partner: number; right: string }[] = []
  for (const { stem, options } of questions.slice(first, first + mostRows)) {
    const lines = stem.filter((line) => line.trim() !== '')
    const row =
      lines.length === 1 && options.length === 0 ? numberedColumns.exec(elementAt(lines, 0).trim()) : null
    if (!row) break
    found.push({ left: elementAt(row, 1), partner: Number(row[2]), right: elementAt(row, 3).trim() })
  }
  const isWhole = found.every((_, index) => found.some(({ partner }) => partner === index + 1))
  if (!isWhole) return []
  return found.map(({ left, partner, right }, index) => ({
    left,
    letter: String(partner),
    right,
    key: String(index + 1),
  }))
}

const ownKey = ({ fields, keyAnswer }: Asked): string =>
  latinLetter(withShortAlif((fields.answer ?? keyAnswer ?? '').trim()).replace(/[^\p{L}]/gu, ''))

/** The text that says to match them stands above the rows. */
const joined = <Question extends Asked>(
  group: readonly Question[],
  rows: readonly Row[],
  above: Question[],
): Question => {
  const first = elementAt(group, 0)
  const heading = above.at(-1)
  const isHeading =
    heading !== undefined &&
    heading.options.length === 0 &&
    (heading.number === undefined || asksToMatch.test(heading.stem.join(' ')))
  if (isHeading) above.pop()
  const choiceOf = new Map(rows.map(({ letter, right }) => [letter, right]))
  return {
    ...(isHeading ? heading : first),
    stem: isHeading ? heading.stem : ['Match the columns.'],
    fields: {},
    keyAnswer: undefined,
    pairs: rows.map(({ left, key }): [string, string] => [left, choiceOf.get(key) ?? '']),
    source: [...(isHeading ? heading.source : []), ...group.flatMap(({ source }) => source)],
  }
}

const numberedPart = /(?:^|\s)[([]?(\d{1,2})[.)\]]\s*(?=\S)/g
const letteredPart = /(?:^|\s)[([]?([A-La-l])[.)\]]\s*(?=\S)/g

/** The texts behind signs that count on from the first in one text, and what stands before them. */
const partsIn = (
  text: string,
  sign: RegExp,
  placeOf: (written: string) => number,
): { before: string; parts: string[] } => {
  const starts: { from: number; to: number }[] = []
  for (const found of text.matchAll(sign))
    if (placeOf(elementAt(found, 1)) === starts.length + 1)
      starts.push({ from: found.index, to: found.index + found[0].length })
  const plain = (part: string): string => part.trim().replace(/[,;]$/, '').trim()
  return {
    before: plain(text.slice(0, starts[0]?.from)),
    parts: starts.map(({ to }, index) => plain(text.slice(to, starts[index + 1]?.from))),
  }
}
const placeOfLetter = (letter: string): number => latinLetter(letter).charCodeAt(0) - 64

/** The columns in one text, "1) Cat 2) Cow; a) moo b) meow". */
const columnsIn = (text: string) => {
  const { before, parts: rights } = partsIn(text, letteredPart, placeOfLetter)
  return { ...partsIn(before, numberedPart, Number), rights }
}

/** Whether the text of a question has so many numbered and lettered parts, which pairs below it answer. */
export const asksForPairs = ({ stem }: ListedQuestion, count: number): boolean => {
  if (count < 2 || stem.length === 0) return false
  const { parts, rights } = columnsIn(stem.join('\n'))
  return parts.length === count && rights.length >= count
}

/** Both columns in the text of one question, and pairs as its answer, "1-b, 2-a". */
const withPairsInLine = <Question extends Asked>(question: Question): Question => {
  const { stem, options, fields, keyAnswer, declared } = question
  const answer = fields.answer ?? keyAnswer
  const pairs = answer === undefined || declared !== undefined ? undefined : readKeyPairs(answer)
  if (!pairs || options.length > 0 || !asksForPairs(question, pairs.length)) return question
  const { before, parts, rights } = columnsIn(stem.join('\n'))
  const read = pairs.map(({ number, answer: letter }): [string, string] => [
    parts[number - 1] ?? '',
    rights[placeOfLetter(letter) - 1] ?? '',
  ])
  const used = new Set(pairs.map(({ answer: letter }) => placeOfLetter(letter) - 1))
  const others = rights.filter((_, index) => !used.has(index)).map((text): [string, string] => ['', text])
  if (before === '' || read.some((pair) => pair.includes(''))) return question
  const { answer: _, ...rest } = fields
  return { ...question, stem: [before], fields: rest, keyAnswer: undefined, pairs: [...read, ...others] }
}

const keyedPair = new RegExp(
  String.raw`(?:^|[\s,;(])([ivx]{1,5}|\d{1,2}|\p{L})\s*(?:(?:[-–—=:.)]|[-=]*>|→){1,2}\s*)?` +
    String.raw`[([]?([ivx]{2,5}|\p{L}|\d{1,2})(?![\p{L}\p{N}])`,
  'giu',
)
const placeOfSign = (sign: string): number => (/\d/.test(sign) ? Number(sign) : placeOfLetter(sign))

/** The places that signs name, as Roman numbers or else as letters and numbers; undefined unless each is named once. */
const placesOf = (signs: readonly string[]): number[] | undefined =>
  [romanValue, placeOfSign]
    .map((valueOf) => signs.map(valueOf))
    .find((places) => new Set(places).size === places.length && Math.max(...places) === places.length)

/**
 * The choice of each prompt in a key such as "i-b, ii-a", "1-b, 2-a" or "A2 B1"; undefined unless it names each once.
 * The letters of the choices may stand before the Roman numbers of the prompts: "a-iii, b-i".
 */
const choicesIn = (answer: string, count: number): number[] | undefined => {
  const found = [...answer.matchAll(keyedPair)]
  const [lefts, rights] = [1, 2].map((group) => found.map((pair) => elementAt(pair, group).toLowerCase()))
  if (!lefts || !rights || found.length !== count) return undefined
  const isTurned =
    rights.every((sign) => romanValue(sign) > 0) && !lefts.every((sign) => romanValue(sign) > 0)
  const [prompts, choices] = isTurned ? [rights, lefts] : [lefts, rights]
  const places = placesOf(prompts)
  return places?.every((place) => place > 0) === true
    ? Array.from({ length: count }, (_, at) => placeOfSign(elementAt(choices, places.indexOf(at + 1))) - 1)
    : undefined
}

const eitherColumns = /^(\S.*?)(?<!\s)(?:\s{2,}|\t|\s\|\s)[([]?(\p{L}|\d{1,2})[.)\]]\s*(\S.*)$/u

/** Both columns in the lines of options, "i. Stroma   a. Light", and pairs as the answer. */
const withColumnsAsOptions = <Question extends Asked>(question: Question): Question => {
  const { options, fields, keyAnswer, declared } = question
  const answer = fields.answer ?? keyAnswer
  if (answer === undefined || declared !== undefined || options.length < 2 || options.length > mostRows)
    return question
  const rows = options.map(({ text }) => eitherColumns.exec(text))
  const areInOrder = rows.every((row, index) => row !== null && placeOfSign(elementAt(row, 2)) === index + 1)
  const choices = areInOrder ? choicesIn(answer, options.length) : undefined
  if (choices?.every((choice) => choice < rows.length) !== true) return question
  const part = (index: number, group: number): string => defined(rows[index], 'row')[group]?.trim() ?? ''
  const { answer: _, ...rest } = fields
  return {
    ...question,
    options: [],
    fields: rest,
    keyAnswer: undefined,
    pairs: choices.map((choice, index): [string, string] => [part(index, 1), part(choice, 3)]),
  }
}

const withArrows = <Question extends Asked>(question: Question): Question => {
  const { stem, options, fields, declared } = question
  if (options.length > 0 || declared !== undefined || fields.answer !== undefined) return question
  const lines = stem.filter((line) => line.trim() !== '')
  const first = lines.findIndex((line) => arrow.test(line))
  const pairs = lines.slice(Math.max(0, first)).map((line) => arrow.exec(line))
  if (
    first < 1 ||
    pairs.length < 2 ||
    pairs.includes(null) ||
    !asksToMatch.test(lines.slice(0, first).join(' '))
  )
    return question
  return {
    ...question,
    stem: lines.slice(0, first),
    pairs: pairs.map((found): [string, string] => [
      elementAt(defined(found, 'found'), 1).trim(),
      elementAt(defined(found, 'found'), 2).trim(),
    ]),
  }
}
