import type { Row } from '@quizwright/contracts/define.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { fileName } from '@quizwright/domain/rules/file-name.ts'
import { isStorable } from '@quizwright/domain/schemas/text.ts'
import { validateInput } from '@quizwright/server/validation/validate-input.ts'
import { formulaFindings } from '@quizwright/services/questions/formula-findings.ts'
import { hostileTexts } from '../../scripts/fuzz/hostile-texts.ts'
import { fuzzSeed } from './fuzz-seed.ts'
import { soundQuestion } from './seed-objects.ts'
import type { Parts } from './send-row.ts'

/** The path of a text in the parts of a call: `body`, `questions`, `0`, `question`. */
type TextPath = readonly [part: keyof Parts, ...rest: string[]]

const stepsIn = (value: unknown, steps: readonly string[] = []): string[][] => {
  if (typeof value === 'string') return [[...steps]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => stepsIn(part, [...steps, key]))
}

const textAt = (value: unknown, [first, ...rest]: readonly string[]): string =>
  first === undefined ? (value as string) : textAt((value as Record<string, unknown>)[first], rest)

/** Copies a value with another text at a path. */
export const withText = <T>(value: T, [first, ...rest]: readonly string[], text: string): T => {
  if (first === undefined) return text as T
  if (Array.isArray(value)) return value.with(Number(first), withText(value[Number(first)], rest, text)) as T
  const object = value as Record<string, unknown>
  return { ...object, [first]: withText(object[first], rest, text) } as T
}

const schemaOf = (row: Row, part: keyof Parts) => (part === 'fields' ? row.upload?.fields : row[part])

/** Whether a part of a call is valid by the contract and its rules. */
const takes = (row: Row, parts: Parts, part: keyof Parts): boolean => {
  const schema = schemaOf(row, part)
  if (!schema || !validateInput(schema, parts[part]).ok) return false
  return part !== 'body' || !row.rules?.(parts.body as never).some(({ severity }) => severity === 'error')
}

const anyText = 'Words (of anybody) <'

/** The paths in a call where the contract accepts any text, found by trying. */
export const textPathsOf = (row: Row, parts: Parts): TextPath[] =>
  (['query', 'body', 'fields'] as const)
    .filter((part) => schemaOf(row, part))
    .flatMap((part) => stepsIn(parts[part]).map((steps): TextPath => [part, ...steps]))
    .filter((path) => takes(row, withText(parts, path, anyText), path[0]))

const storable = hostileTexts.filter((text) => text.trim() !== '' && isStorable(text))
/** Texts that can never be stored, because of their content or length. */
export const unstorable = hostileTexts.filter((text) => !isStorable(text) || text.length > 30_000)

/** How many texts are tried for a field that only accepts short ones. */
const tries = 20
let next = fuzzSeed % storable.length
/** The sent hostile text by its marker. */
const sent = new Map<string, string>()

/**
 * Puts a hostile text before the original, with a marker between them by which it is recognized wherever it
 * comes out. Returns the original if none of the next texts is accepted.
 */
export const hostileText = (original: string, isTaken: (text: string) => boolean): string => {
  for (let tried = 0; tried < tries; tried++) {
    const hostile = elementAt(storable, next++ % storable.length)
    const mark = `‹${next}›`
    const text = hostile + mark + original
    if (!isTaken(text)) continue
    sent.set(mark, hostile)
    return text
  }
  return original
}

/** Whether the formulas of a text can be drawn: the services publish no question that students would read as TeX. */
const isDrawn = (field: string | undefined, text: string): boolean => {
  const question = { ...soundQuestion(1), [field?.endsWith('equation') ? 'equation' : 'question']: text }
  return formulaFindings(question, 1, 'full').every(({ severity }) => severity !== 'error')
}

/** Replaces texts of a call by hostile ones wherever the contract and the rules accept them. */
export const makeHostile = (row: Row, parts: Parts): Parts =>
  textPathsOf(row, parts).reduce((changed, path) => {
    const isTaken = (text: string) =>
      isDrawn(path.at(-1), text) && takes(row, withText(changed, path, text), path[0])
    return withText(changed, path, hostileText(textAt(parts, path), isTaken))
  }, parts)

/**
 * Whether the text before a marker is what was sent. White space at its ends may be missing. A list typed as
 * one text comes back in its entries, or with a quoted one. A file name comes back without characters that
 * file systems forbid.
 */
const isUnaltered = (before: string, hostile: string): boolean =>
  before.endsWith(hostile.trim()) ||
  hostile.endsWith(before.slice(before.lastIndexOf('“') + 1)) ||
  before.trim() === fileName(hostile)

/** The markers in all texts of a response, and the texts that differ from what was sent. */
export const findMarked = (response: unknown): { marks: string[]; altered: string[] } => {
  const marks: string[] = []
  const altered: string[] = []
  for (const steps of stepsIn(response)) {
    const text = textAt(response, steps)
    for (const { 0: mark, index } of text.matchAll(/‹\d+›/g)) {
      const hostile = sent.get(mark)
      marks.push(mark)
      if (hostile === undefined || !isUnaltered(text.slice(0, index), hostile)) altered.push(text)
    }
  }
  return { marks, altered }
}
