import { LineCounter, parseAllDocuments, visit } from 'yaml'
import { faultIn, insideFences, maxChars, type Parsed, tooLong } from './parsed.ts'

/** Aliases that are filled in may make a short text endless. */
const maxAliases = 50

const name = String.raw`["']?[\p{L}_][\p{L}\p{N}_ -]{0,40}["']?[ \t]*:(?=\s|$)`
const field = new RegExp(String.raw`^\s*(?:-\s+)*${name}`, 'u')
const item = /^\s*-\s/
/** An item of a list that is an object, whose further fields stand below it. */
const itemsWithFields = new RegExp(
  String.raw`^([ \t]*)-[ \t]+${name}[^\n]*\n(?:\1[ \t]+[^\n]*\n)*?\1[ \t]{2,}["']?[\p{L}_]`,
  'mu',
)
const textNames =
  'question\\w*|prompt|stem|text|title|q|quiz|pregunta|frage|pergunta|domanda|soal|вопрос|سوال|प्रश्न'
const asked = new RegExp(String.raw`^\s*(?:-\s+)?["']?(?:${textNames})["']?\s*:`, 'imu')
const leastShare = 0.6

/**
 * Whether a text, or its beginning, is YAML with questions: lists of fields, which a list for people does not have. A
 * line that goes on with a text counts for neither.
 */
export const isYaml = (beginning: string): boolean => {
  if (/^\s*[[{<]/.test(beginning) || !itemsWithFields.test(`${beginning}\n`) || !asked.test(beginning))
    return false
  const lines = beginning.split('\n').filter((line) => line.trim() !== '' && !/^\s*#|^---/.test(line))
  return lines.filter((line) => field.test(line) || item.test(line)).length >= leastShare * lines.length
}

/** The value of a text of YAML, or what is wrong with it. Several documents are a list. */
export const parseYaml = (written: string): Parsed => {
  const text = insideFences(written, /^ya?ml$/i)
  if (text.length > maxChars) return { reason: tooLong('YAML') }
  const lineCounter = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter, version: '1.2' })
  const values: unknown[] = []
  for (const document of Array.isArray(documents) ? documents : []) {
    const [error] = document.errors
    if (error) return { reason: faultIn('YAML', error.linePos?.[0].line) }
    // A number is a text where students read it: 1.50 stays as it is written.
    visit(document, {
      Scalar: (_, node) => {
        if (typeof node.value === 'number' && String(node.value) !== node.source) node.value = node.source
      },
    })
    try {
      values.push(document.toJS({ maxAliasCount: maxAliases }))
    } catch {
      return { reason: faultIn('YAML') }
    }
  }
  return { value: values.length === 1 ? values[0] : values }
}
