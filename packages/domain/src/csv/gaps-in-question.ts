import { readKindCells } from '../kinds/kind-cells.ts'
import { writeAcceptedText } from '../kinds/short-answer/cells.ts'
import type { Finding } from '../rules/finding.ts'
import type { QuestionContent } from '../schemas/question.ts'

/** A blank to write into. One of dots may also be an omission, so several blanks are of one form. */
const forms: readonly RegExp[] = [
  /_{2,}(?:\s?_{2,})*/g,
  /\.{4,}|…{2,}/g,
  /\[(?:\s*|_+|blank)\]/gi,
  /\(\s{2,}\)/g,
]
const leastGaps = 2
/** A longer text is no list of words, and its parts are compared one by one. */
const longest = 2_000

const separators: readonly RegExp[] = [/\s*[|\n]\s*/, /\s*[;；]\s*/, /\s*[,，、،]\s*/, /\s*\/\s*/]

const gapsHint: Finding = {
  rule: 'toCheck',
  severity: 'hint',
  field: 'question',
  message: 'Its text has as many gaps as its cell has answers, so each is the answer of one gap: check it',
}

/** The number of a gap before its answer: "1. Lima", "2)Quito". What begins with "3.5" is a number itself. */
const label = /^\(?(\d{1,2})\s*[).:](?!\d)\s*/

const withoutLabels = (parts: readonly string[]): string[] => {
  const areNumbered = parts.every((part, index) => Number(label.exec(part)?.[1]) === index + 1)
  return areNumbered ? parts.map((part) => part.replace(label, '')) : [...parts]
}

/** An answer for each of so many gaps; undefined if a cell does not list as many. */
const answersIn = (cell: string, count: number): string[] | undefined => {
  const lists = separators.map((separator) => withoutLabels(cell.split(separator).map((part) => part.trim())))
  return lists.find((parts) => parts.length === count && !parts.includes(''))
}

/**
 * A question that students answer by typing, with several gaps in its text and an answer for each: these are
 * no answers of which each one is enough.
 */
export const withGapsInText = (
  question: QuestionContent,
  answer: string,
): { question: QuestionContent; findings: Finding[] } => {
  const unchanged = { question, findings: [] }
  const isTyped =
    question.interaction?.kind === 'short_answer' || question.interaction?.kind === 'descriptive'
  if (!isTyped || answer.length > longest || question.question.length > longest) return unchanged
  const form = forms.find((one) => (question.question.match(one)?.length ?? 0) >= leastGaps)
  const count = form ? (question.question.match(form)?.length ?? 0) : 0
  const answers = form && answersIn(answer.trim(), count)
  if (!form || !answers) return unchanged
  const lines = answers.map(
    (value, index) =>
      `[[${index + 1}]] ${writeAcceptedText({ value, is_pattern: false, share: 100, feedback: '' })}`,
  )
  const read = readKindCells('cloze', { accepted: lines.join('\n') })
  if ('wrong' in read || !read.interaction) return unchanged
  let no = 0
  return {
    question: {
      ...question,
      question: question.question.replace(form, () => `[[${(no += 1)}]]`),
      solution: question.solution.trim() === answer.trim() ? '' : question.solution,
      interaction: read.interaction,
    },
    findings: [gapsHint],
  }
}
