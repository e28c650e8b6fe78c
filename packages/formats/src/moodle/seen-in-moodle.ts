import { inMoodle } from '../conservation/exceptions.ts'
import { seenInXml } from '../conservation/seen-in-markup.ts'
import type { Seen, SeenText } from '../conservation/seen.ts'
import type { Element } from '../xml/tree.ts'
import { hasGaps } from './read-cloze.ts'

/** The beginning of a code for a gap, and the share of the marks before an answer of it. */
const code = /\{\d*:[A-Z_]+:|%-?[\d.]+%/g
/** The feedback on an answer of a code. */
const feedback = /#(?:[^~}\\#]|\\.)*/g

/** The words of a text with Moodle's codes for gaps. */
export const seenInGaps = (text: string): SeenText[] => {
  const answers = text.replace(code, ' ')
  return [
    { text: answers.replace(feedback, ' ') },
    { text: (answers.match(feedback) ?? []).join(' '), namedBy: /feedback/ },
  ]
}

/** What says the language of a text in Moodle is no word of it. */
const withoutMarks = (seen: SeenText): SeenText => ({
  ...seen,
  text: seen.text.replace(/\{mlang[^{}]*\}/g, ' '),
})

/** What people see of a question of Moodle. */
export const seenInMoodle = (element: Element): Seen => {
  const seen = seenInXml(element, inMoodle)
  const texts = seen.texts
    .map(withoutMarks)
    .flatMap((one) => (one.namedBy || !hasGaps(one.text) ? [one] : seenInGaps(one.text)))
  return { ...seen, texts }
}
