import { parseJson, parseJson5 } from './doubled-names.ts'
import { valuesOfProgram } from '../program/values-of-program.ts'
import { partLeftOut } from '../data-notations/parsed.ts'
import { isSql, valuesOfSql } from '../sql/values-of-sql.ts'
import { plainLiterals } from './plain-literals.ts'

const fence = /```[a-z0-9]*[ \t]*\n([^]*?)(?:```|$)/gi
const assigned =
  /^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*(?:export\s+default|(?:export\s+)?(?:const|let|var)\s+\w+(?:\s*:[^=\n]+)?\s*=)/
/** A longer text was written by a program, which makes no syntax errors. */
const maxLoose = 5_000_000

/** The number of characters that show what a text begins with. */
const looked = 5_000

/**
 * Parses JSON as assistants and people write it: in a Markdown fence with text around it, one value per line,
 * or as JavaScript or Python with comments, unquoted names and trailing commas. Undefined if it is damaged. `faults`
 * gets the lines that are left out.
 */
export const parseLoosely = (written: string, faults: string[] = []): unknown => {
  const text = written.replace(/^\uFEFF/, '').trim()
  if (isSql(text.slice(0, looked))) return valuesOfSql(text, faults)
  const fenced = [...text.matchAll(fence)]
    .map(([, inside = '']) => inside)
    .filter((inside) =>
      /^\s*(?:[[{]|(?:(?:export\s+)?(?:const|let|var)\s+)?\w+[^=\n]{0,80}=\s*[[{])/.test(inside),
    )
  if (fenced.length === 0) return parseOne(text, faults)
  const values = fenced.map((inside) => parseOne(inside, faults)).filter((value) => value !== undefined)
  return values.length > 1 ? values : values[0]
}

const parseOne = (written: string, faults: string[]): unknown => {
  const text = written.replace(assigned, '').trim().replace(/;$/, '')
  return parseWith(parseJson, text) ?? parseLines(text, faults) ?? parseLoose(text, written)
}

const parseWith = (parse: (text: string) => unknown, text: string): unknown => {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

/** Parses one question per line, of which some may be damaged. */
const parseLines = (text: string, faults: string[]): unknown[] | undefined => {
  const values: unknown[] = []
  const damaged: number[] = []
  let isInBrackets = false
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    if (around.test(line)) {
      isInBrackets = true
      continue
    }
    const isObject = /^\s*\{.*\}\s*,?\s*$/.test(line)
    // Programs in Python write NaN, which JSON has not.
    const written = isObject ? line.trim().replace(/,$/, '') : ''
    const value = isObject ? (parseWith(parseJson, written) ?? parseLine(written)) : undefined
    if (value !== undefined) values.push(value)
    else damaged.push(index + 1)
    if (damaged.length > mostDamaged && damaged.length > values.length) return undefined
  }
  // Between brackets any other line may belong to the one above it.
  if (values.length < 2 || damaged.length >= (isInBrackets ? 1 : values.length)) return undefined
  faults.push(...damaged.map((line) => partLeftOut('JSON', line)))
  return values
}
const mostDamaged = 2
/** The signs around a list, as programs have them in lines of their own. */
const around = /^[^"'{}[\]]{0,200}[[\]][\s,;]*$/

/** A line that is no JSON. The other parser takes a long time for long ones. */
const parseLine = (line: string): unknown => (line.length > maxLine ? undefined : parseWith(parseJson5, line))
const maxLine = 100_000

/** One value of JavaScript, else all that a program has, else the first one of a text that begins with it. */
const parseLoose = (text: string, written: string): unknown =>
  text.length > maxLoose
    ? undefined
    : (parseWith(parseJson5, text) ??
      (/^[[{]/.test(written.trimStart()) ? undefined : valuesOfProgram(written)) ??
      parseWith(parseJson5, plainLiterals(text)))
