import { parseJson, parseJson5 } from './doubled-names.ts'
import { valuesOfProgram } from '../program/values-of-program.ts'
import { plainLiterals } from './plain-literals.ts'

const fence = /```[a-z0-9]*[ \t]*\n([^]*?)(?:```|$)/gi
const assigned =
  /^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*(?:export\s+default|(?:export\s+)?(?:const|let|var)\s+\w+(?:\s*:[^=\n]+)?\s*=)/
/** A longer text was written by a program, which makes no syntax errors. */
const maxLoose = 5_000_000

/**
 * Parses JSON as assistants and people write it: in a Markdown fence with text around it, one value per line,
 * or as JavaScript or Python with comments, unquoted names and trailing commas. Undefined if it is damaged.
 */
export const parseLoosely = (written: string): unknown => {
  const text = written.replace(/^\uFEFF/, '').trim()
  const fenced = [...text.matchAll(fence)]
    .map(([, inside = '']) => inside)
    .filter((inside) =>
      /^\s*(?:[[{]|(?:(?:export\s+)?(?:const|let|var)\s+)?\w+[^=\n]{0,80}=\s*[[{])/.test(inside),
    )
  if (fenced.length === 0) return parseOne(text)
  const values = fenced.map(parseOne).filter((value) => value !== undefined)
  return values.length > 1 ? values : values[0]
}

const parseOne = (written: string): unknown => {
  const text = written.replace(assigned, '').trim().replace(/;$/, '')
  return parseWith(parseJson, text) ?? parseLines(text) ?? parseLoose(text, written)
}

const parseWith = (parse: (text: string) => unknown, text: string): unknown => {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

/** Parses one question per line. */
const parseLines = (text: string): unknown[] | undefined => {
  const values: unknown[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const value = line.trimStart().startsWith('{') ? parseWith(parseJson, line) : undefined
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}

/** One value of JavaScript, else all that a program has, else the first one of a text that begins with it. */
const parseLoose = (text: string, written: string): unknown =>
  text.length > maxLoose
    ? undefined
    : (parseWith(parseJson5, text) ??
      (/^[[{]/.test(written.trimStart()) ? undefined : valuesOfProgram(written)) ??
      parseWith(parseJson5, plainLiterals(text)))
