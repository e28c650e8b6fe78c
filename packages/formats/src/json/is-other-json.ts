import { isProgramWithQuestions } from '../program/is-program.ts'
import { hasForeignQuestions } from './names-in-languages.ts'

const blank = String.raw`(?:\s|//[^\n]*\n|#[^\n]*\n)*`
const named = String.raw`(?:export\s+)?(?:const|let|var)\s+\w+(?:\s*:[^=\n]*)?\s*=`
/** Of a program in Python: a name alone. */
const assigned = String.raw`[A-Za-z_]\w*\s*=(?!=)`
const assignment = String.raw`(?:(?:export\s+default|${named}|${assigned})${blank})?`
/** Matches the beginning of JSON or of a list in JavaScript or Python, possibly in a Markdown fence. */
const jsonStart = new RegExp(
  String.raw`(?:^|\x60{3}[a-z0-9]*[ \t]*\n)${blank}${assignment}[[{]${blank}(?:[[{"']|\w+\s*:)`,
  'i',
)
const questionField = new RegExp(
  String.raw`(?:["']|[{,]\s*)(?:question\w*|mcqs?|ques?|stem|prompt|q|statement|choices|options|` +
    String.raw`endings|sol1|incorrect_?answers|question_groups)["']?\s*(?::|=>)`,
  'i',
)
const ofH5p = /"library"\s*:\s*"H5P\./

/** Both sides of a card. */
const cardFields = /["'](?:term|word|front)["']\s*:[^{}]{0,1000}?["'](?:definition|meaning|back)["']\s*:/
/** What is asked of a language model, and what it answers. */
const ofMessages = /["'](?:messages|conversations)["']\s*:\s*\[\s*\{[^{}]{0,4000}?["'](?:user|human)["']/
const promptFields = /["'](?:instruction|input)["']\s*:[^{}]{0,4000}?["']output["']\s*:/
/** A statement and its truth. */
const statementFields = new RegExp(
  String.raw`["'](?:text|body|sentence)["']\s*:\s*["'][^\n]{1,1000}["']\s*,\s*` +
    String.raw`["'](?:answer|is_?true)["']\s*:\s*["']?(?:true|false)\b`,
  'i',
)
/** What is paired, or put in order. */
const arrangedField = /["'](?:pairs|matchingPairs|correctOrder)["']\s*:\s*\[/i
/** A text whose gaps hold their answers. */
const gapField = /["']type["']\s*:\s*["'](?:cloze|gap|fill)[^{}\n]*\{\{/i
/** A text that asks, as the name of a field or the first value of a row. */
const askedField = /["'][^"'\n]{2,300}[?؟？]\s*["']\s*[:,}]/
const isAsked = (text: string): boolean =>
  questionField.test(text) ||
  cardFields.test(text) ||
  promptFields.test(text) ||
  ofMessages.test(text) ||
  askedField.test(text) ||
  arrangedField.test(text) ||
  gapField.test(text) ||
  statementFields.test(text) ||
  hasForeignQuestions(text)

/** Whether a text, by its beginning, is JSON with questions from another tool, or a program that has such lists. */
export const isOtherJson = (text: string, whole = text): boolean =>
  (jsonStart.test(text) && !ofH5p.test(text) && isAsked(text)) || isProgramWithQuestions(text, whole)
