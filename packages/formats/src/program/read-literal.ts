import { nameAgain } from '../json/doubled-names.ts'
import { isEnd, isQuote, type Scan, signAt, skipBlank, take, takeText, takeWord } from './scan.ts'

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' }
const isOpening = (sign: string): boolean => Object.hasOwn(closing, sign)
const isClosing = (sign: string): boolean => sign === ']' || sign === '}' || sign === ')'

const words: Readonly<Record<string, unknown>> = {
  true: true,
  True: true,
  TRUE: true,
  false: false,
  False: false,
  FALSE: false,
  null: null,
  None: null,
  NULL: null,
  nil: null,
}
/** Words before a value. */
const before = new Set(['new', 'await', 'const', 'final'])
/** Words whose brackets hold code. */
const ofCode = new Set(['function', 'lambda', 'async', 'if', 'for', 'while', 'switch', 'catch', 'class'])

const number = /-?(?:0x[\da-f]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)/iy
const types = /<[\w\s,.<>?[\]]{0,80}>/y
const sizes = /(?:\[\d*\]\s*)+(?=\{)/y
/** The type of a list in Go: `[]string{ "a", "b" }`. */
const typedList = /\[\d{0,4}\](?:\[\d{0,4}\])?[*\w.]{1,60}(?=\{)/y
/** The place of an item: `prompts[0]`. */
const place = /\[\d{1,4}\]/y
const separator = /\s*(?:\??:(?!:)|=>|=(?![=>]))/y
const dotted = /(?:(?:\.|->|::)[\p{L}_$][\p{L}\p{N}_$]*)+/uy
const textPrefix = /^[rbfu@$]{1,2}$/i

/** Deeper values are no questions, and each level takes room on the stack. */
const maxDepth = 60
/** The name of a field with what stands beside a value, such as the other case of a condition. */
const beside = '…'

/** Thrown where the text of a program ends within a value. */
export class CutOff extends Error {}

/** Names of what a class is made with, in order: `Question("Which?", ["a", "b"], 0)`. */
export type ParametersOf = ReadonlyMap<string, readonly string[]>

/**
 * Reads one value that is written in a program: a text, a number, a list or an object in the notation of JavaScript,
 * TypeScript, Python, PHP or one like these. What is only known while the program runs is undefined.
 */
export const readLiteral = (scan: Scan, parametersOf: ParametersOf, depth = 0): unknown => {
  skipBlank(scan)
  const sign = signAt(scan)
  if (isQuote(sign)) return readJoined(scan, parametersOf, depth)
  if (sign === '[' && take(scan, typedList) !== undefined) return readGroup(scan, parametersOf, depth)
  if (isOpening(sign)) return readGroup(scan, parametersOf, depth)
  const digits = take(scan, number)
  if (digits !== undefined) return Number(digits.replaceAll('_', ''))
  return readNamed(scan, parametersOf, depth)
}

/** Texts that are joined by signs, or stand side by side. A value between them stays as it is written. */
const readJoined = (scan: Scan, parametersOf: ParametersOf, depth: number): string | undefined => {
  let joined = takeText(scan)
  if (joined === undefined) return undefined
  for (;;) {
    const start = scan.at
    skipBlank(scan)
    const sign = signAt(scan)
    const isSign = sign === '+' || (sign === '.' && scan.isPhp)
    if (isSign) {
      scan.at += 1
      skipBlank(scan)
    }
    if (isQuote(signAt(scan)) && (isSign || scan.joinsTexts)) {
      const next = takeText(scan)
      if (next !== undefined) {
        joined += next
        continue
      }
    }
    if (!isSign) {
      scan.at = start
      return joined
    }
    const from = scan.at
    readLiteral(scan, parametersOf, depth + 1)
    if (scan.at === from) return joined
    joined += `\${${scan.text.slice(from, scan.at)}}`
  }
}

type Group = { list: unknown[]; fields: Map<string, unknown>; beside: string[] }

const readGroup = (scan: Scan, parametersOf: ParametersOf, depth: number): unknown => {
  const opening = signAt(scan)
  const end = closing[opening]
  if (depth > maxDepth) throw new CutOff()
  scan.at += 1
  const group: Group = { list: [], fields: new Map(), beside: [] }
  for (;;) {
    skipBlank(scan)
    if (isEnd(scan)) {
      if (scan.isBeginning) break
      throw new CutOff()
    }
    const sign = signAt(scan)
    if (isClosing(sign)) {
      if (sign !== end) throw new CutOff()
      scan.at += 1
      break
    }
    if (sign === ',' || sign === ';') scan.at += 1
    else readEntry(scan, parametersOf, depth, group)
  }
  if (group.fields.size > 0) {
    if (group.beside.length > 0) group.fields.set(beside, group.beside.join(' '))
    return Object.fromEntries(group.fields)
  }
  const list = [...group.list, ...group.beside]
  return opening === '(' && list.length === 1 ? list[0] : opening === '{' && list.length === 0 ? {} : list
}

const readEntry = (scan: Scan, parametersOf: ParametersOf, depth: number, group: Group): void => {
  const start = scan.at
  const name = readName(scan)
  const value = readLiteral(scan, parametersOf, depth + 1)
  if (name !== undefined) group.fields.set(freeName(name, group.fields), value)
  else if (value !== undefined) group.list.push(value)
  if (scan.at === start) scan.at += 1
  skipCode(scan, parametersOf, depth, group)
}

const freeName = (name: string, fields: ReadonlyMap<string, unknown>): string => {
  let free = name
  for (let times = 2; fields.has(free); times += 1) free = nameAgain(name, times)
  return free
}

/** The name of a field, with the sign behind it. */
const readName = (scan: Scan): string | undefined => {
  const start = scan.at
  const name = isQuote(signAt(scan)) ? takeText(scan) : (takeWord(scan) ?? take(scan, number))
  if (name !== undefined && take(scan, separator) !== undefined) return name
  scan.at = start
  return undefined
}

/** Skips what is done with a value, up to the next one. Texts that stand there are kept. */
const skipCode = (scan: Scan, parametersOf: ParametersOf, depth: number, group: Group): void => {
  for (;;) {
    skipBlank(scan)
    const sign = signAt(scan)
    if (isEnd(scan) || isClosing(sign) || sign === ',' || sign === ';') return
    if (isOpening(sign)) readGroup(scan, parametersOf, depth + 1)
    else if (isQuote(sign)) {
      const text = takeText(scan)
      if (text === undefined) scan.at += 1
      else group.beside.push(text)
    } else if (takeWord(scan) === undefined) scan.at += 1
  }
}

/** A word, what a call makes of its values, or what a class is made with. */
const readNamed = (scan: Scan, parametersOf: ParametersOf, depth: number): unknown => {
  const name = takeWord(scan)
  if (name === undefined || ofCode.has(name)) return undefined
  if (Object.hasOwn(words, name)) return words[name]
  if (textPrefix.test(name) && isQuote(signAt(scan))) return readJoined(scan, parametersOf, depth)
  if (before.has(name)) {
    skipBlank(scan)
    // `new[] { "a", "b" }` of C# has no word between.
    if (take(scan, sizes) !== undefined) return readGroup(scan, parametersOf, depth + 1)
    return readNamed(scan, parametersOf, depth)
  }
  const last = (take(scan, dotted) ?? name).split(/\.|->|::/).at(-1) ?? name
  const item = itemAt(scan, last)
  if (item !== undefined) return item
  take(scan, types)
  const isSized = take(scan, sizes) !== undefined
  let made: unknown
  if (signAt(scan) === '(') {
    const given = readGroup(scan, parametersOf, depth + 1)
    made = withNames(given, parametersOf.get(last))
  }
  const start = scan.at
  skipBlank(scan)
  const isMade = made === undefined || (Array.isArray(made) && made.length === 0)
  if (signAt(scan) === '{' && isMade && (isSized || /^\p{Lu}/u.test(last)))
    return readGroup(scan, parametersOf, depth + 1)
  scan.at = start
  return Array.isArray(made) && made.length === 0 ? undefined : made
}

/** An item of a list that the text assigned before. */
const itemAt = (scan: Scan, name: string): unknown => {
  const list = scan.assigned?.get(name)
  const found = Array.isArray(list) ? take(scan, place) : undefined
  return found === undefined ? undefined : (list as readonly unknown[])[Number(found.slice(1, -1))]
}

const withNames = (given: unknown, names: readonly string[] | undefined): unknown =>
  names === undefined || !Array.isArray(given)
    ? given
    : Object.fromEntries(
        given.map((value, index): [string, unknown] => [names[index] ?? `field${index}`, value]),
      )
