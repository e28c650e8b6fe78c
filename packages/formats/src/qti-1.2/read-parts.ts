import { acceptedWord, blankGap, type WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { gapMarker } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import type { FilledText } from '../entry/filled-text.ts'
import { gapOfTexts } from '../kinds/cloze/gap-of-typed.ts'
import type { ContentContext } from '../content/content-of-nodes.ts'
import { listsOfChoices } from '../entry/lists-of-choices.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { attribute, descendants, type Element, textOf } from '../xml/tree.ts'
import { contentOfMaterials, materialsIn } from './material.ts'
import { scoresIn } from './read-scores.ts'

type Read = Pick<RawQuestion, 'answer' | 'choices'> & { gaps?: NamedGap[] }

/** A gap, and what the text has in its place, in brackets. */
export type NamedGap = { name: string; gap: WholeGap }

/** One response of an item with several responses: its text, its choices and the correct ones. */
type Part = { words: string; offered: string[]; right: string[] }

/**
 * Puts the answers of a matching, ordering or fill-in item into words. Returns no answer if the file gives it
 * in another way.
 */
export const readParts = (
  item: Element,
  kind: 'matching' | 'ordering' | 'gaps',
  isOffered: boolean,
  context: ContentContext,
): Read => {
  const parts = descendants(item, 'response_lid', 'response_str', 'response_num').map((response) =>
    readPart(item, response, context),
  )
  const offered = parts.flatMap((part) => part.offered)
  if (kind === 'ordering')
    return {
      ...answerOf(parts[0]?.right ?? []),
      choices: listsOfChoices([(parts[0]?.offered ?? []).toSorted()]),
    }
  if (kind === 'matching')
    return {
      ...answerOf(parts.map(({ words, right }) => bothOf(words, right))),
      choices: listsOfChoices([parts.map(({ words }) => words), offered]),
    }
  const lines = parts.map(({ right }, index) => bothOf(`${index + 1}.`, right).replace(' → ', ' '))
  const lists = isOffered ? parts.map((part, index) => `${index + 1}: ${part.offered.join(' / ')}`) : []
  return { ...answerOf(lines), choices: lists, gaps: parts.map((part) => gapOf(part, isOffered)) }
}

const gapOf = ({ words, offered, right }: Part, isOffered: boolean): NamedGap => ({
  name: words,
  gap: isOffered
    ? { ...blankGap('chosen'), choices: offered, accepted: right.map((word) => acceptedWord(word)) }
    : gapOfTexts(right),
})

/** The text with markers for the names of its gaps. Undefined if one has no name there. */
export const filledBy = (text: string, gaps: readonly NamedGap[]): FilledText | undefined => {
  let filled = text
  for (const [index, { name }] of gaps.entries()) {
    if (name === '' || !filled.includes(`[${name}]`)) return undefined
    filled = filled.replace(`[${name}]`, () => gapMarker(index + 1))
  }
  return { text: filled, gaps: gaps.map(({ gap }) => gap) }
}

const bothOf = (words: string, right: readonly string[]): string =>
  words === '' || right.length === 0 ? '' : `${words} → ${right.join(' / ')}`

/** An answer with a missing part is dropped. */
const answerOf = (lines: readonly string[]): Pick<RawQuestion, 'answer'> =>
  lines.length > 0 && lines.every((line) => line !== '') ? { answer: lines.join('\n') } : {}

const readPart = (item: Element, response: Element, context: ContentContext): Part => {
  const wordsIn = (element: Element): string =>
    contentOfMaterials(materialsIn(element), { ...context, without: [] }).text
  const labels = descendants(response, 'response_label').map((label) => ({
    ident: attribute(label, 'ident'),
    words: wordsIn(label),
  }))
  const isWritten = response.name !== 'response_lid'
  const scoreOf = scoresIn(item)
  const right = descendants(item, 'respcondition')
    .filter((condition) => (scoreOf(condition) ?? 0) > 0)
    .flatMap((condition) => descendants(condition, 'varequal'))
    .filter((equal) => attribute(equal, 'respident') === attribute(response, 'ident'))
    .map((equal) => textOf(equal).trim())
    .map((value) => (isWritten ? value : (labels.find(({ ident }) => ident === value)?.words ?? '')))
  return {
    words: wordsIn(response),
    offered: labels.map(({ words }) => words).filter((words) => words !== ''),
    right: [...new Set(right)].filter((words) => words !== ''),
  }
}
