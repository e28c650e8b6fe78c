import type { WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { gapMarker } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import type { Seen } from '../conservation/seen.ts'
import type { FilledText } from './filled-text.ts'

/**
 * A gap, and what the text has in its place, in brackets; `also` is another name of it. `offered` are the words from
 * which the gaps of a bank are filled.
 */
export type NamedGap = { name: string; also?: string; gap: WholeGap; offered?: readonly string[] }

const namesOf = ({ name, also }: NamedGap): string[] => [name, ...(also === undefined ? [] : [also])]

/** The text with markers for the names of its gaps. Undefined if one has no name there. */
export const filledBy = (text: string, gaps: readonly NamedGap[]): FilledText | undefined => {
  let filled = text
  for (const [index, gap] of gaps.entries()) {
    const name = namesOf(gap).find((one) => one !== '' && filled.includes(`[${one}]`))
    if (name === undefined) return undefined
    filled = filled.replace(`[${name}]`, () => gapMarker(index + 1))
  }
  const right = new Set(gaps.flatMap(({ gap }) => gap.accepted.map(({ value }) => value)))
  const extra = [...new Set(gaps.flatMap(({ offered = [] }) => offered))].filter((word) => !right.has(word))
  return { text: filled, gaps: gaps.map(({ gap }) => gap), ...(extra.length > 0 && { extra }) }
}

/** What people see of an item does not have the names that stand in its text where gaps are. */
export const withoutNames = (seen: Seen, gaps: readonly NamedGap[]): Seen => {
  if (gaps.length === 0) return seen
  const names = new Set(gaps.flatMap(namesOf).flatMap((name) => [name, `[${name}]`]))
  const isName = (word: string): boolean => names.has(word.replace(/[^\]\p{L}\p{N}]+$/u, ''))
  const withoutName = (text: string): string =>
    text
      .split(/\s+/)
      .filter((word) => !isName(word))
      .join(' ')
  return { ...seen, texts: seen.texts.map((one) => ({ ...one, text: withoutName(one.text) })) }
}
