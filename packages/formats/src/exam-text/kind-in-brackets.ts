import { latinDigits } from './letters.ts'
import type { ListedQuestion } from './listed-question.ts'
import { questionNames } from './patterns.ts'

const kindAlone = new RegExp(
  String.raw`^\s*[([（]\s*((?:true\s*(?:\/|or|\|)\s*false|t\s*\/\s*f|multiple[-\s]choice|mcqs?|single[-\s]choice|` +
    String.raw`short[-\s]answer|long[-\s]answer|essay|open[-\s]ended|fill[-\s]in(?:[-\s]the[-\s]blanks?)?|` +
    String.raw`richtig\s*\/\s*falsch|vrai\s*\/\s*faux|verdadero\s*\/\s*falso|vero\s*\/\s*falso)` +
    String.raw`(?:\s+question)?)\s*[)\]）]\s*$`,
  'iu',
)

/** "[Question 1]" in a line of its own above the text. */
const labelAlone = new RegExp(
  String.raw`^\s*[([（]\s*(?:${questionNames})\s*(\p{Nd}{1,4})\s*[)\]）]\s*$`,
  'iu',
)

/** Takes a label in brackets off that stands alone above the text of a question. */
const withoutLabel = <Question extends ListedQuestion>(question: Question): Question => {
  const { stem, source } = question
  const digits = labelAlone.exec(stem[0] ?? '')?.[1]
  if (digits === undefined || stem.slice(1).join('').trim() === '') return question
  return {
    ...question,
    number: question.number ?? latinDigits(digits),
    stem: stem.slice(1),
    source: source.filter((line) => line !== stem[0]),
  }
}

/** Takes the kind in brackets off that stands alone above the text of a question: "Question 3 (True/False)". */
export const withoutKindInBrackets = <Question extends ListedQuestion>(labelled: Question): Question => {
  const question = withoutLabel(labelled)
  const { stem, source } = question
  const [, namedKind] = kindAlone.exec(stem[0] ?? '') ?? []
  const hasMore = stem.slice(1).some((line) => line.trim() !== '')
  if (namedKind === undefined || !hasMore) return question
  return {
    ...question,
    namedKind,
    stem: stem.slice(1),
    source: source.map((line) => line.replace(stem[0] ?? '', '')),
  }
}
