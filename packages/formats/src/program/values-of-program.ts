import { CutOff, type ParametersOf, readLiteral } from './read-literal.ts'
import { isEnd, isQuote, type Scan, signAt, skipBlank, takeText, takeWord } from './scan.ts'

/** A longer text was written by a program, and no person wrote lists of this size by hand. */
const maxChars = 5_000_000

const ofJavaScript = /^[ \t]*(?:export\b|(?:const|let|var|function)\s|module\.exports|import\s.*from\s)/m
/** How a class says what it is made with, in JavaScript and in Python. */
const made = /\bclass\s+(\w{1,80})[^]{0,400}?\b(?:constructor|__init__|__construct)\s*\(([^()]{0,400})\)/g

const parametersIn = (text: string): ParametersOf =>
  new Map(
    [...text.matchAll(made)].map(([, name = '', list = '']) => [
      name,
      list
        .split(',')
        .map((one) => /[\p{L}_][\p{L}\p{N}_]*(?=\s*(?:\?|:|=|$))/u.exec(one.trim())?.[0] ?? '')
        .filter((one) => one !== 'self' && one !== ''),
    ]),
  )

/** Calls that add a value to a list. */
const adding = new Set(['push', 'append', 'add', 'insert', 'insertOne', 'insertMany'])
/** Words behind which a value stands. */
const giving = new Set(['default', 'return'])

type Found = Map<string, unknown>

const keep = (found: Found, name: string, value: unknown): void => {
  if (typeof value !== 'object' || value === null) return
  let free = name
  for (let times = 2; found.has(free); times += 1) free = `${name} ${times}`
  found.set(free, value)
}

const addTo = (found: Found, name: string, value: unknown): void => {
  if (typeof value !== 'object' || value === null) return
  const list = found.get(name)
  if (Array.isArray(list)) list.push(value)
  else keep(found, name, [value])
}

/** Reads what is assigned, given back or added, one after the other. All other code is looked at and left. */
const readAll = (scan: Scan, parametersOf: ParametersOf): Found => {
  const found: Found = new Map()
  scan.assigned = found
  let [name, owner, word, typed] = ['', '', '', '']
  while (!isEnd(scan)) {
    skipBlank(scan)
    const sign = signAt(scan)
    if (isQuote(sign)) {
      const text = takeText(scan)
      if (text === undefined) scan.at += 1
      else name = text
    } else if (sign === '=' && /[^=!<>+\-*/%|&]/.test(scan.text[scan.at - 1] ?? ' ')) {
      scan.at += 1
      if (/[=>]/.test(signAt(scan))) scan.at += 1
      else {
        const value = readLiteral(scan, parametersOf)
        skipBlank(scan)
        if (!scan.text.startsWith('=>', scan.at)) keep(found, typed === '' ? name : typed, value)
        typed = ''
      }
    } else if (sign === '(' && adding.has(word)) {
      scan.at += 1
      addTo(found, owner, readLiteral(scan, parametersOf))
    } else {
      const next = takeWord(scan)
      // What stands behind the colon is the type of what is named before it.
      if (sign === ':') typed = typed === '' ? name : typed
      else if (/[;{}()]/.test(sign)) typed = ''
      if (next === undefined) scan.at += 1
      else {
        owner = name
        name = next
        if (giving.has(next)) keep(found, next, readLiteral(scan, parametersOf))
      }
      word = next ?? (sign === '.' ? word : '')
    }
  }
  return found
}

/**
 * The lists and objects that a program has in its text, by the names that they are assigned to; the only one alone.
 * Undefined if it has none, or ends within one.
 */
export const valuesOfProgram = (text: string, isBeginning = false): unknown => {
  if (text.length > maxChars) return undefined
  const joinsTexts = !ofJavaScript.test(text)
  const scan: Scan = { text, at: 0, joinsTexts, isPhp: /^\s*<\?php/.test(text), isBeginning }
  try {
    const found = readAll(scan, parametersIn(text))
    const [only, ...others] = found.values()
    return others.length === 0 ? only : Object.fromEntries(found)
  } catch (error) {
    if (error instanceof CutOff) return undefined
    throw error
  }
}
