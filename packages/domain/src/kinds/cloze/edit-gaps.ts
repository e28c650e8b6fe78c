import { elementAt } from '../../defined.ts'
import { acceptedWord, blankGap, gapsOf, type WholeGap, withGapsOf } from './blank.ts'
import { gapMarker, gapsInText, withGaps } from './gaps-in-text.ts'
import { readAccepted } from '../numeric/written.ts'
import type { Cloze, GapMode } from './schema.ts'

export type ClozeText = { question: string; interaction: Cloze }

/** Numbers the gaps in the order of the text, if each of them has one place there. */
const inReadingOrder = (question: string, gaps: readonly WholeGap[]): [string, readonly WholeGap[]] => {
  const order = gapsInText(question)
  const isWhole = order.length === gaps.length && new Set(order).size === order.length
  if (!isWhole || order.some((no) => no > gaps.length)) return [question, gaps]
  return [
    withGaps(question, (no) => gapMarker(order.indexOf(no) + 1)),
    order.map((no) => elementAt(gaps, no - 1)),
  ]
}

/** A gap like the last one, for the words that stood in its place. */
const newGap = (word: string, as?: GapMode): WholeGap => {
  if (word === '') return blankGap(as)
  if (as === 'number') return { ...blankGap(as), numbers: [readAccepted(word)] }
  const accepted = [acceptedWord(word)]
  return { ...blankGap(as), accepted, choices: as === 'chosen' ? [word] : [] }
}

/**
 * Puts a gap into a text in place of what is selected, which becomes its answer. Returns the index of the new gap too.
 */
export const addGap = (
  { question, interaction }: ClozeText,
  [start, end]: readonly [start: number, end: number],
): ClozeText & { index: number } => {
  const gaps = gapsOf(interaction)
  const selected = question.slice(start, end).trim()
  const [before, after] = [question.slice(0, start), question.slice(end)]
  // A gap at the end of a word would be read as a part of it.
  const isAfterWord = selected === '' && /\S$/.test(before) && after.trim() === ''
  const all = [...gaps, newGap(selected, gaps.at(-1)?.as)]
  const text = `${before}${isAfterWord ? ' ' : ''}${gapMarker(all.length)}${after}`
  const index = gapsInText(text).indexOf(all.length)
  const [ordered, inOrder] = inReadingOrder(text, all)
  return {
    question: ordered,
    interaction: withGapsOf(interaction, inOrder),
    index: ordered === text && inOrder === all ? all.length - 1 : index,
  }
}

/** Takes a gap out of a text. What was accepted in it stands in its place. */
export const removeGap = ({ question, interaction }: ClozeText, index: number): ClozeText => {
  const gaps = gapsOf(interaction)
  const word = gaps[index]?.accepted[0]?.value ?? gaps[index]?.numbers[0]?.value ?? ''
  const without = withGaps(question, (no) => {
    if (no === index + 1) return word
    return gapMarker(no > index + 1 ? no - 1 : no)
  })
  return {
    // The blank before a gap at the end goes with it.
    question: word === '' ? without.trimEnd() : without,
    interaction: withGapsOf(interaction, gaps.toSpliced(index, 1)),
  }
}

/** The gaps, and a blank one for each later marker of the text. */
export const gapsToWrite = ({ question, interaction }: ClozeText, atMost: number): WholeGap[] => {
  const gaps = gapsOf(interaction)
  const last = Math.min(atMost, Math.max(gaps.length, ...gapsInText(question)))
  return Array.from({ length: last }, (_, index) => gaps[index] ?? blankGap(gaps.at(-1)?.as))
}
