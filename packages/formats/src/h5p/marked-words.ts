/** A text in which H5P marks words by stars: `The *Nile/Blue Nile:It is long* is in Africa`. */
const marked = /\*([^*\n]{1,1000})\*/g

type MarkedText = { text: string; answers: string[] }

/** What is between two stars: answers that are accepted, and a tip behind a colon. */
const acceptedIn = (written: string): string => written.split(':', 1)[0]!.split('/').join(' / ').trim()

/** Puts a gap where a word is marked. */
export const withGaps = (written: string): MarkedText => {
  const answers: string[] = []
  const text = written.replace(marked, (_, inside: string) => {
    answers.push(acceptedIn(inside))
    return '_____'
  })
  return { text, answers }
}

/** Leaves the marked words in the text, without their marks. */
export const withoutMarks = (written: string): MarkedText => ({
  text: written.replace(marked, '$1'),
  answers: [...written.matchAll(marked)].map(([, inside]) => inside!.trim()),
})
