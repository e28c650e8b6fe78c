import type { Row } from '@quizwright/contracts/define.ts'
import { fileName } from '@quizwright/contracts/rules/file-name.ts'
import { isStorable } from '@quizwright/contracts/schemas/text.ts'
import { validateInput } from '@quizwright/contracts/validation/validate-input.ts'
import { hostileTexts } from '../../scripts/fuzz/hostile-texts.ts'
import { fuzzSeed } from './fuzz-seed.ts'
import type { Parts } from './send-row.ts'

/** The steps to a text in the parts of a call: `body`, `questions`, `0`, `question`. */
type TextPath = readonly [part: keyof Parts, ...rest: string[]]

const stepsIn = (value: unknown, steps: readonly string[] = []): string[][] => {
  if (typeof value === 'string') return [[...steps]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => stepsIn(part, [...steps, key]))
}

const textAt = (value: unknown, [first, ...rest]: readonly string[]): string =>
  first === undefined ? (value as string) : textAt((value as Record<string, unknown>)[first], rest)

/** A copy with another text at a path. */
export const withText = <T>(value: T, [first, ...rest]: readonly string[], text: string): T => {
  if (first === undefined) return text as T
  if (Array.isArray(value)) return value.with(Number(first), withText(value[Number(first)], rest, text)) as T
  const object = value as Record<string, unknown>
  return { ...object, [first]: withText(object[first], rest, text) } as T
}

const schemaOf = (row: Row, part: keyof Parts) => (part === 'fields' ? row.upload?.fields : row[part])

/** Whether the contract, with its rules, takes a part of a call. */
const takes = (row: Row, parts: Parts, part: keyof Parts): boolean => {
  const schema = schemaOf(row, part)
  if (!schema || !validateInput(schema, parts[part]).ok) return false
  return part !== 'body' || !row.rules?.(parts.body as never).some(({ severity }) => severity === 'error')
}

const anyText = 'Words (of anybody) <'

/** The places of a call where the contract takes any text, found by trying. */
export const textPathsOf = (row: Row, parts: Parts): TextPath[] =>
  (['query', 'body', 'fields'] as const)
    .filter((part) => schemaOf(row, part))
    .flatMap((part) => stepsIn(parts[part]).map((steps): TextPath => [part, ...steps]))
    .filter((path) => takes(row, withText(parts, path, anyText), path[0]))

const storable = hostileTexts.filter((text) => text.trim() !== '' && isStorable(text))
/** What no text may hold, or how long none may be. */
export const unstorable = hostileTexts.filter((text) => !isStorable(text) || text.length > 30_000)

/** How many texts are tried for a place that takes short ones only. */
const tries = 20
let next = fuzzSeed % storable.length
/** The hostile text of each mark that was sent. */
const sent = new Map<string, string>()

/**
 * A hostile text before what stood there, with a mark between them by which it is found wherever it comes out. The
 * text as it was, if none of the next ones is taken.
 */
export const hostileText = (original: string, isTaken: (text: string) => boolean): string => {
  for (let tried = 0; tried < tries; tried++) {
    const hostile = storable[next++ % storable.length]!
    const mark = `‹${next}›`
    const text = hostile + mark + original
    if (!isTaken(text)) continue
    sent.set(mark, hostile)
    return text
  }
  return original
}

/** The call with a hostile text wherever the contract takes one. */
export const makeHostile = (row: Row, parts: Parts): Parts =>
  textPathsOf(row, parts).reduce((changed, path) => {
    const isTaken = (text: string) => takes(row, withText(changed, path, text), path[0])
    return withText(changed, path, hostileText(textAt(parts, path), isTaken))
  }, parts)

/**
 * Whether what stands before a mark is what was sent there. Space at its ends may be gone; a list that is typed in one
 * text comes back in its entries, or with a quoted one; a file is named without what file systems take for something
 * else.
 */
const isUnaltered = (before: string, hostile: string): boolean =>
  before.endsWith(hostile.trim()) ||
  hostile.endsWith(before.slice(before.lastIndexOf('“') + 1)) ||
  before.trim() === fileName(hostile)

/** The marks in all texts of a response, and the texts in which something else stands than was sent. */
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
