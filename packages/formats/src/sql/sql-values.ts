/** Where the reading of a dump stands. `hasEscapes`: a backslash in a text names a sign, as in MySQL. */
export type SqlScan = { readonly text: string; readonly hasEscapes: boolean; at: number }

/** A value that only the database can compute. */
export const computed = Symbol('computed')

const blanks = /(?:\s+|--[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/)+/y
const number = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?(?![\w.])/iy
const word = /(?:TRUE|FALSE|NULL|DEFAULT)(?!\w)/iy
const arrayStart = /ARRAY\s*\[/iy
/** `E'…'`, `N'…'` and the like. */
const textStart = /(?:[bensx]|_utf8(?:mb4)?\s*)?(?=')/iy

const take = (scan: SqlScan, expression: RegExp): string | undefined => {
  expression.lastIndex = scan.at
  const found = expression.exec(scan.text)?.[0]
  if (found !== undefined) scan.at += found.length
  return found
}

export const skipBlanks = (scan: SqlScan): void => void take(scan, blanks)

export const takeSign = (scan: SqlScan, sign: string): boolean => {
  skipBlanks(scan)
  if (scan.text[scan.at] !== sign) return false
  scan.at += 1
  return true
}

const escaped: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', 0: '', b: '', Z: '' }

/** A text in quotes, in which two of them are one. It ends with the dump if nothing closes it. */
const takeText = (scan: SqlScan, quote: string): string => {
  const { text } = scan
  const parts: string[] = []
  scan.at += 1
  let from = scan.at
  while (scan.at < text.length) {
    const sign = text[scan.at] ?? ''
    if (sign === '\\' && scan.hasEscapes) {
      const next = text[scan.at + 1] ?? ''
      parts.push(text.slice(from, scan.at), Object.hasOwn(escaped, next) ? (escaped[next] ?? '') : next)
      scan.at += 2
      from = scan.at
    } else if (sign !== quote) scan.at += 1
    else if (text[scan.at + 1] === quote) {
      parts.push(text.slice(from, scan.at + 1))
      scan.at += 2
      from = scan.at
    } else break
  }
  parts.push(text.slice(from, scan.at))
  scan.at += 1
  return parts.join('')
}

/** Goes on to the sign that ends a value: a comma, or the one that ends all. Whether anything was skipped. */
const skipToEnd = (scan: SqlScan, end: string): boolean => {
  const start = scan.at
  let depth = 0
  while (scan.at < scan.text.length) {
    const sign = scan.text[scan.at] ?? ''
    if (depth === 0 && (sign === ',' || sign === end)) break
    if (sign === "'") takeText(scan, sign)
    else {
      if (sign === '(' || sign === '[') depth += 1
      if (sign === ')' || sign === ']') depth -= 1
      scan.at += 1
    }
  }
  return scan.text.slice(start, scan.at).trim() !== ''
}

/** `'a'::json` has its type behind it. */
const cast = /\s*::\s*[\w ]+(?:\[\])?/y

/** A list or an object that is stored as a text. */
const parsed = (text: string): unknown => {
  if (!/^\s*(?:\[[^]*\]|\{[^]*\})\s*$/.test(text)) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Lists within lists, for each of which the reader calls itself. */
const maxDepth = 5

const takeLiteral = (scan: SqlScan, depth: number): unknown => {
  const start = scan.at
  if (take(scan, textStart) !== undefined) return parsed(takeText(scan, "'"))
  // MySQL takes double quotes for texts as well.
  if (scan.text[start] === '"') return parsed(takeText(scan, '"'))
  if (depth < maxDepth && take(scan, arrayStart) !== undefined) {
    const list = takeValues(scan, ']', depth + 1)
    return list.includes(computed) ? computed : list
  }
  const digits = take(scan, number)
  if (digits !== undefined) return Number(digits)
  const named = take(scan, word)?.toUpperCase()
  if (named === undefined) return computed
  return named === 'TRUE' ? true : named === 'FALSE' ? false : null
}

/** The name of a function is no longer. */
const longestName = 40

/** What only dates a row or numbers it: no question is lost without it. */
const ofRow = new RegExp(
  '^(?:NOW|CURRENT_(?:TIMESTAMP|DATE|TIME)|LOCALTIME(?:STAMP)?|SYSDATE|GETDATE|DATETIME|UNIX_TIMESTAMP|UUID|' +
    String.raw`GEN_RANDOM_UUID|UUID_GENERATE_V4|NEXTVAL)\b`,
  'i',
)

/** The values up to a closing sign, the one behind an opening one. */
export const takeValues = (scan: SqlScan, end: string, depth = 0): unknown[] => {
  const values: unknown[] = []
  while (scan.at < scan.text.length && !takeSign(scan, end)) {
    if (takeSign(scan, ',')) continue
    skipBlanks(scan)
    const start = scan.at
    const value = takeLiteral(scan, depth)
    take(scan, cast)
    const isComputed = skipToEnd(scan, end) || value === computed
    const written = isComputed ? scan.text.slice(start, start + longestName) : ''
    values.push(!isComputed ? value : ofRow.test(written) ? null : computed)
  }
  return values
}
