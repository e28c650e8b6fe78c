import type { ListedQuestion } from './listed-question.ts'

const kindAlone = new RegExp(
  String.raw`^\s*[([（]\s*((?:true\s*(?:\/|or|\|)\s*false|t\s*\/\s*f|multiple[-\s]choice|mcqs?|single[-\s]choice|` +
    String.raw`short[-\s]answer|long[-\s]answer|essay|open[-\s]ended|fill[-\s]in(?:[-\s]the[-\s]blanks?)?|` +
    String.raw`richtig\s*\/\s*falsch|vrai\s*\/\s*faux|verdadero\s*\/\s*falso|vero\s*\/\s*falso)` +
    String.raw`(?:\s+question)?)\s*[)\]）]\s*$`,
  'iu',
)

/** Takes the kind in brackets off that stands alone above the text of a question: "Question 3 (True/False)". */
export const withoutKindInBrackets = <Question extends ListedQuestion>(question: Question): Question => {
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
