import { wordsOfMarkup } from '../conservation/seen-in-markup.ts'
import type { SeenText } from '../conservation/seen.ts'
import { hasGaps } from '../moodle/read-cloze.ts'
import { seenInGaps } from '../moodle/seen-in-moodle.ts'

const title = /^\s*::((?:[^\\:]|\\.|:(?!:))*)::/s
/** A format, the share of an answer, and the word of a statement: signs of GIFT that are words. */
const signs = /\[(?:html|moodle|plain|markdown)\]|%-?[\d.,]+%|\{\s*(?:TRUE|FALSE|T|F)(?=\s*[#}])/gi
/** The head of an order: how many items there are, and how it is shown. */
const orderHead = /\{\s*>[^\n\r]*/g
/** Feedback on an answer. Four signs begin the general one, which is the solution. */
const feedback = /(?<![\\#{])#(?!#)(?:[^\\=~}#]|\\.)*/gs

const unescaped = (text: string): string =>
  text.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? ' ' : sign))
const shown = (text: string): string => wordsOfMarkup(unescaped(text))

/** What people see of a question of GIFT, without its comments and its title, which the reader names. */
export const seenInGift = (block: string): SeenText[] => {
  if (hasGaps(block)) return seenInGaps(block)
  const rest = block
    .replace(title, ' ')
    .replace(signs, (sign) => (sign.startsWith('{') ? '{ ' : ' '))
    .replace(orderHead, ' ')
  return [
    { text: shown(rest.replace(feedback, ' ')) },
    { text: shown((rest.match(feedback) ?? []).join(' ')), namedBy: /feedback/ },
  ]
}
