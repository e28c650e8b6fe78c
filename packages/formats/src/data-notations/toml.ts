import { parse, TomlError } from 'smol-toml'
import { faultIn, insideFences, maxChars, type Parsed, partsFrom, soundParts, tooLong } from './parsed.ts'

const table = /^\s*\[\[[\w."' -]+\]\]\s*$/
const tables = new RegExp(table, 'm')
const fields = /^\s*[\w."'-]+\s*=\s*(?:["'[{\d-]|true|false)/m

/** A field in a line of its own. */
const field = /^([A-Za-z]\w{0,30})[ \t]*=[ \t]*(?:["'[\d-]|true|false)/
const leastShare = 0.9

/** The first field of a text that has nothing but fields, if it begins each question: there are no names of tables. */
const repeatedField = (text: string): string | undefined => {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const names = lines.flatMap((line) => field.exec(line)?.[1] ?? [])
  const [first = ''] = names
  const isRepeated = names.filter((name) => name === first).length > 1 && new Set(names).size > 1
  return isRepeated && names.length >= leastShare * lines.length && field.test(lines[0] ?? '')
    ? first
    : undefined
}

/** Whether a text, or its beginning, is TOML with a list of questions. */
export const isToml = (beginning: string): boolean =>
  (tables.test(beginning) && fields.test(beginning)) || repeatedField(beginning) !== undefined

const parseOne = (text: string): { value: unknown } | { fault: number } => {
  try {
    return { value: parse(text) }
  } catch (error) {
    if (error instanceof TomlError) return { fault: error.line }
    throw error
  }
}

/** The value of a text of TOML, or what is wrong with it. A fault in one table leaves the others. */
export const parseToml = (written: string): Parsed => {
  const text = insideFences(written, /^toml$/i)
  if (text.length > maxChars) return { reason: tooLong('TOML') }
  const whole = parseOne(text)
  if ('value' in whole) return whole
  const repeated = repeatedField(text)
  const parts = partsFrom(text, (line) =>
    repeated === undefined ? table.test(line) : field.exec(line)?.[1] === repeated,
  )
  return soundParts('TOML', parts, parseOne) ?? { reason: faultIn('TOML', whole.fault) }
}
