import { parse, TomlError } from 'smol-toml'
import { faultIn, insideFences, maxChars, type Parsed, tooLong } from './parsed.ts'

const tables = /^\s*\[\[[\w."' -]+\]\]\s*$/m
const fields = /^\s*[\w."'-]+\s*=\s*(?:["'[{\d-]|true|false)/m

/** Whether a text, or its beginning, is TOML with a list of questions. */
export const isToml = (beginning: string): boolean => tables.test(beginning) && fields.test(beginning)

/** The value of a text of TOML, or what is wrong with it. */
export const parseToml = (written: string): Parsed => {
  const text = insideFences(written, /^toml$/i)
  if (text.length > maxChars) return { reason: tooLong('TOML') }
  try {
    return { value: parse(text) }
  } catch (error) {
    if (error instanceof TomlError) return { reason: faultIn('TOML', error.line) }
    throw error
  }
}
