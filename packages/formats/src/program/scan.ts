import { elementAt } from '@quizwright/domain/defined.ts'

/**
 * Where the reading of a program's text stands. `joinsTexts`: texts side by side are one, as in Python. `isBeginning`:
 * the text goes on behind what is looked at.
 */
export type Scan = {
  readonly text: string
  at: number
  readonly joinsTexts: boolean
  readonly isPhp: boolean
  readonly isBeginning: boolean
  /** The lists that the text assigned before, by their names. */
  assigned?: ReadonlyMap<string, unknown>
}

const word = /[\p{L}_$][\p{L}\p{N}_$]*/uy
const blanks = /\s+/y

/** What a sticky expression matches here, which is then read. */
export const take = (scan: Scan, expression: RegExp): string | undefined => {
  expression.lastIndex = scan.at
  const found = expression.exec(scan.text)?.[0]
  if (found !== undefined) scan.at += found.length
  return found
}

export const takeWord = (scan: Scan): string | undefined => take(scan, word)

export const signAt = (scan: Scan): string => scan.text[scan.at] ?? ''
export const isEnd = (scan: Scan): boolean => scan.at >= scan.text.length
export const isQuote = (sign: string): boolean => sign === '"' || sign === "'" || sign === '`'

const behind = (scan: Scan, sign: string, from: number): number => {
  const end = scan.text.indexOf(sign, from)
  return end < 0 ? scan.text.length : end + sign.length
}

/** Skips blanks and comments of JavaScript, Python and PHP. */
export const skipBlank = (scan: Scan): void => {
  for (;;) {
    take(scan, blanks)
    const { text, at } = scan
    if (text[at] === '#' || text.startsWith('//', at)) scan.at = behind(scan, '\n', at)
    else if (text.startsWith('/*', at)) scan.at = behind(scan, '*/', at + 2)
    else return
  }
}

const escaped: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '',
  f: '',
  v: '',
  0: '',
  '\n': '',
}
const anyEscape = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([^]))/gi
const mostCode = 0x10ffff

const unescaped = (written: string): string =>
  written.replace(anyEscape, (whole, braced?: string, four?: string, two?: string, sign?: string) => {
    if (sign !== undefined) return Object.hasOwn(escaped, sign) ? (elementAt([escaped[sign]], 0) ?? '') : sign
    const code = Number.parseInt(braced ?? four ?? two ?? '', 16)
    return code <= mostCode ? String.fromCodePoint(code) : whole
  })

/**
 * Reads a text in quotes. A text in single ones ends with its line, so that an apostrophe in code can't swallow the
 * rest. Undefined if it does not end.
 */
export const takeText = (scan: Scan): string | undefined => {
  const { text, at } = scan
  const quote = signAt(scan)
  const isTriple = quote !== '`' && text.startsWith(quote.repeat(3), at)
  const mark = isTriple ? quote.repeat(3) : quote
  const hasLines = isTriple || quote === '`' || scan.isPhp
  let end = at + mark.length
  while (end < text.length && !text.startsWith(mark, end)) {
    if (text[end] === '\n' && !hasLines) return undefined
    end += text[end] === '\\' ? 2 : 1
  }
  if (end >= text.length) return undefined
  scan.at = end + mark.length
  return unescaped(text.slice(at + mark.length, end))
}
