import { greatestWhole, lengths, limits } from '../limits.ts'
import { aiConfigFlags, noFlag } from './names.ts'
import { idForm, isStorable, linkForm } from '../schemas/text.ts'
import type { AiConfig, Difficulty } from '../schemas/question.ts'
import { unguard } from './formula-guard.ts'

/** A column of a file: its name, and where it is in each row, from 0; -1 when the file has none. */
export type Place = { readonly name: string; readonly at: number }

/** Why a row cannot be a question. */
export class Refusal {
  readonly at: number
  readonly reason: string
  constructor({ at, name }: Place, reason: string) {
    this.at = at
    this.reason = `${name} ${reason}`
  }
}

export const cellAt = (cells: readonly string[], { at }: Place): string => (at < 0 ? '' : cells[at]!)

export const readText = (cell: string, place: Place, max: number): string =>
  cell === '' ? '' : fit(unguard(cell), place, max)

const fit = (value: string, place: Place, max: number): string => {
  if (value.length > max)
    throw new Refusal(place, `can hold at most ${max} characters and has ${value.length}.`)
  if (!isStorable(value))
    throw new Refusal(place, 'holds a character that can not be stored. Write it again.')
  return value
}

export const readLink = (cell: string, place: Place): string => {
  if (cell === '' || cell.trim() === '') return ''
  const value = readText(cell, place, lengths.link)
  if (!linkForm.test(value))
    throw new Refusal(place, 'must be a link that begins with http://, https:// or /.')
  return value
}

const worth = new Map([
  ['', false],
  ['0', false],
  ['false', false],
  ['no', false],
  ['1', true],
  ['true', true],
  ['yes', true],
])

export const readFlag = (cell: string, place: Place): boolean => {
  const value = worth.get(cell) ?? worth.get(fold(cell))
  if (value === undefined) throw new Refusal(place, 'must be 1 or 0, true or false, yes or no.')
  return value
}

/** A whole number from 0, or `otherwise` for an empty cell. */
export const readWhole = <Otherwise>(
  cell: string,
  place: Place,
  otherwise: Otherwise,
): number | Otherwise => {
  const written = cell.trim()
  if (written === '') return otherwise
  if (!/^\d+$/.test(written)) throw new Refusal(place, 'must be a whole number, such as 1.')
  if (Number(written) > greatestWhole) throw new Refusal(place, `can be at most ${greatestWhole}.`)
  return Number(written)
}

const difficultyOf = new Map<string, Difficulty>([
  ['', 'Easy'],
  ['easy', 'Easy'],
  ['medium', 'Medium'],
  ['moderate', 'Medium'],
  ['hard', 'Hard'],
])

export const readDifficulty = (cell: string, place: Place): Difficulty => {
  const value = difficultyOf.get(fold(cell))
  if (!value) throw new Refusal(place, 'must be Easy, Medium or Hard.')
  return value
}

export const readId = (cell: string, place: Place): string | null => {
  const value = unguard(cell.trim())
  if (value === '') return null
  if (value.length > lengths.id || !idForm.test(value))
    throw new Refusal(place, 'must be an id: letters, digits, _ and -.')
  return value
}

/** Names separated by `;` or `|`, each once. */
export const readTags = (cell: string, place: Place): { tag_name: string }[] => {
  if (cell === '') return []
  const names = unguard(cell)
    .split(/[;|]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length > limits.tagsPerQuestion)
    throw new Refusal(place, `can name at most ${limits.tagsPerQuestion} tags and names ${names.length}.`)
  return (names.length > 1 ? [...new Set(names)] : names).map((name) => ({
    tag_name: fit(name, place, lengths.tag),
  }))
}

/** The flags that are set, separated by `;`; `none` when none is. */
export const readAiConfig = (cell: string, place: Place): AiConfig => {
  const set = fold(cell)
    .split(/[;|]/)
    .map((flag) => flag.trim())
  const isKnown = set.every((flag) => flag === noFlag || aiConfigFlags.some((known) => known === flag))
  if (!isKnown) throw new Refusal(place, `must name some of ${aiConfigFlags.join(', ')}, or ${noFlag}.`)
  return {
    content: set.includes('content'),
    understanding: set.includes('understanding'),
    writing_skill: set.includes('writing_skill'),
    evidence: set.includes('evidence'),
    organization: set.includes('organization'),
  }
}

/** A list of texts as JSON writes it. */
export const readChain = (cell: string, place: Place): { value: string }[] => {
  const list = parse(unguard(cell))
  if (
    !Array.isArray(list) ||
    list.length > limits.promptsPerChain ||
    !list.every((entry) => typeof entry === 'string')
  ) {
    throw new Refusal(
      place,
      `must be a list of at most ${limits.promptsPerChain} texts, as ["first", "second"].`,
    )
  }
  return list.map((entry: string) => ({ value: fit(entry, place, lengths.prompt) }))
}

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
const fold = (text: string): string => text.trim().toLowerCase()
