import { LineCounter, parseAllDocuments, visit } from 'yaml'
import { faultIn, insideFences, maxChars, type Parsed, partsFrom, soundParts, tooLong } from './parsed.ts'

/** Aliases that are filled in may make a short text endless. */
const maxAliases = 50

const name = String.raw`["']?[\p{L}_][\p{L}\p{N}_ -]{0,40}["']?[ \t]*:(?=\s|$)`
const field = new RegExp(String.raw`^\s*(?:-\s+)*${name}`, 'u')
const item = /^\s*-(?:\s|$)/
/** An item of a list that may be an object: a field stands behind its dash, or nothing. */
const itemStart = new RegExp(String.raw`^([ \t]*)-(?:[ \t]+${name}|[ \t]*$)`, 'u')
const indented = /^([ \t]*)(?=\S)/
/** A field, or a word that goes on with one. */
const word = /^["']?[\p{L}_]/u
/** A text of several lines may stand between an item and its next field. */
const linesToField = 50

/** Whether an item of a list is an object: further fields stand below it, deeper than its dash. */
const hasItemsWithFields = (lines: readonly string[]): boolean =>
  lines.some((line, index) => {
    const depth = itemStart.exec(line)?.[1]?.length
    if (depth === undefined) return false
    for (const below of lines.slice(index + 1, index + 1 + linesToField)) {
      const own = indented.exec(below)?.[1]?.length ?? 0
      if (own <= depth) return false
      if (own >= depth + 2 && word.test(below.slice(own))) return true
    }
    return false
  })
const nameAlone = /^["']?[\p{L}\p{N}_ -]{1,40}["']?:\s*$/u
const leastNamed = 2

/** Whether a text has objects under names of their own: "Q1:" above its fields. */
const hasNamedFields = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const named = lines.filter(
    (line, index) =>
      nameAlone.test(line) && /^[ \t]/.test(lines[index + 1] ?? '') && field.test(lines[index + 1] ?? ''),
  )
  return named.length >= leastNamed
}
const textNames =
  'question\\w*|prompt|stem|text|title|q|quiz|pregunta|frage|pergunta|domanda|soal|вопрос|سوال|प्रश्न'
const asked = new RegExp(String.raw`^\s*(?:-\s+)?["']?(?:${textNames})["']?\s*:`, 'imu')
const leastShare = 0.6

/**
 * Whether a text, or its beginning, is YAML with questions: lists of fields, which a list for people does not have. A
 * line that goes on with a text counts for neither.
 */
export const isYaml = (beginning: string): boolean => {
  if (/^\s*[[{<]/.test(beginning) || !asked.test(beginning)) return false
  const written = beginning.split('\n')
  if (!hasItemsWithFields(written) && !hasNamedFields(beginning)) return false
  const lines = written.filter((line) => line.trim() !== '' && !/^\s*#|^---/.test(line))
  return lines.filter((line) => field.test(line) || item.test(line)).length >= leastShare * lines.length
}

const parseOne = (text: string): { value: unknown } | { fault: number | undefined } => {
  const lineCounter = new LineCounter()
  // What a message of an error shows of its line takes time for each of them, and only the line number is used.
  const documents = parseAllDocuments(text, { lineCounter, version: '1.2', prettyErrors: false })
  const values: unknown[] = []
  for (const document of Array.isArray(documents) ? documents : []) {
    const [error] = document.errors
    if (error) return { fault: lineCounter.linePos(error.pos[0]).line }
    // A number is a text where students read it: 1.50 stays as it is written.
    visit(document, {
      Scalar: (_, node) => {
        if (typeof node.value === 'number' && String(node.value) !== node.source) node.value = node.source
      },
    })
    try {
      values.push(document.toJS({ maxAliasCount: maxAliases }))
    } catch {
      return { fault: undefined }
    }
  }
  return { value: values.length === 1 ? values[0] : values }
}

const indentOf = (line: string): number | undefined => /^( *)-(?: |$)/.exec(line)?.[1]?.length

/** The items of the outermost list, each of which is YAML of its own. */
const itemsOf = (text: string): ReturnType<typeof partsFrom> => {
  const indents = text.split('\n').flatMap((line) => indentOf(line) ?? [])
  const least = indents.reduce((one, other) => Math.min(one, other), Infinity)
  return partsFrom(text, (line) => indentOf(line) === least)
}

/** The value of a text of YAML, or what is wrong with it. Several documents are a list. A fault leaves other items. */
export const parseYaml = (written: string): Parsed => {
  const text = insideFences(written, /^ya?ml$/i)
  if (text.length > maxChars) return { reason: tooLong('YAML') }
  const whole = parseOne(text)
  if ('value' in whole) return whole
  const { fault } = whole
  const items = fault === undefined ? [] : itemsOf(text)
  const sound = soundParts('YAML', items, (item) => {
    const read = parseOne(item)
    return 'value' in read ? { value: read.value } : { fault: read.fault ?? 1 }
  })
  return sound ?? { reason: faultIn('YAML', fault) }
}
