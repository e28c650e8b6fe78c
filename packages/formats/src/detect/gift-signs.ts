import { hasGaps } from '../moodle/read-cloze.ts'

/**
 * What only GIFT has: names between colons, categories, names of formats, answers that begin with a sign, and
 * Moodle's codes for gaps.
 */
const sureLine = String.raw`^[ \t]*(?:::[^:\n]+::|\$CATEGORY:|\[(?:html|markdown|moodle|plain)\])`
const sureBrace = String.raw`(?<!\\)\{\s*(?:\/\/[^\n]*\n\s*)*`
const sureAnswer = String.raw`(?:[=~]\s*[^\s}]|#\s*[=~\d.+-]|%-?\d+%)`
const sureMarks = new RegExp(`${sureLine}|${sureBrace}${sureAnswer}`, 'gm')

/** In TeX, braces hold what is raised, lowered or in another font: `A^{T}`. */
const ofTex = String.raw`(?<!\\|[\^_]|\\[a-z]+)`
/** Braces that mean an answer in GIFT, and in other texts code: an empty block, a name. */
const possibleAnswers = new RegExp(String.raw`${ofTex}\{\s*(?:[#}]|TRUE|FALSE|T\b|F\b)`, 'gi')
/** In GIFT, a question usually ends with its answer. */
const answerAtEnd = new RegExp(
  String.raw`${ofTex}\{\s*(?:(?:TRUE|FALSE|T|F)\s*)?(?:#[^{}]*)?\}[ \t\r]*(?:\n[ \t\r]*(?:\n|$)|$)`,
  'i',
)

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Counts the signs of GIFT in a text: `sure` ones occur in nothing else, `possible` ones also in code. */
export const giftSigns = (text: string): { sure: number; possible: number; endsWithAnswer: boolean } => ({
  sure: countOf(text, sureMarks) + (hasGaps(text) ? 1 : 0),
  possible: countOf(text, possibleAnswers),
  endsWithAnswer: answerAtEnd.test(text),
})
