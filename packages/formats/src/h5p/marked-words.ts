import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { gapMarker } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'

/** A text in which H5P marks words by stars: `The *Nile/Blue Nile:It is long* is in Africa`. */
const marked = /\*([^*\n]{1,1000})\*/g

type MarkedText = { text: string; answers: string[] }

/** What is between two stars: answers that are accepted, and a tip behind a colon. */
const acceptedIn = (written: string): string[] =>
  elementAt(written.split(':', 1), 0)
    .split('/')
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '')

/** A text with the marker of a gap where a word is marked, and what is accepted in each. */
export type TextWithGaps = { text: string; accepted: string[][]; hasTips: boolean }

export const withGaps = (written: string): TextWithGaps => {
  const accepted: string[][] = []
  let hasTips = false
  const text = written.replace(marked, (_, inside: string) => {
    hasTips ||= inside.includes(':')
    return gapMarker(accepted.push(acceptedIn(inside)))
  })
  return { text, accepted, hasTips }
}

/** The words that are offered beside those of the gaps. */
export const wordsMarkedIn = (written: string): string[] =>
  [...written.matchAll(marked)].flatMap(([, inside]) => acceptedIn(defined(inside, 'inside')))

/** Leaves the marked words in the text, without their marks. */
export const withoutMarks = (written: string): MarkedText => ({
  text: written.replace(marked, '$1'),
  answers: [...written.matchAll(marked)].map(([, inside]) => defined(inside, 'inside').trim()),
})
