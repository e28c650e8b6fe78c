import { elementAt } from '@quizwright/domain/defined.ts'
import type { JsonOption } from './read-option.ts'
import type { TellsRight } from './right-options.ts'

type Parts = { options: readonly JsonOption[]; answer: TellsRight }

/** The letters of true and false, as Romance languages, German, Vietnamese, Korean and others have them. */
const truthLetters = [
  ['v', 'f'],
  ['r', 'f'],
  ['đ', 's'],
  ['w', 'f'],
  ['o', 'x'],
]

/** Answers of statements that are nothing but the letters of true and false in all of a file. */
export const withTruthLetters = <Question extends Parts>(questions: readonly Question[]): Question[] => {
  const wordOf = ({ answer: { words, numbers } }: Question): string =>
    words.length === 1 && numbers.length === 0 ? elementAt(words, 0).trim().toLowerCase() : ''
  const open = questions.filter(({ options, answer }) => options.length === 0 && answer.words.length > 0)
  const said = new Set(open.map(wordOf))
  const pair =
    said.size === 2 ? truthLetters.find((letters) => letters.every((one) => said.has(one))) : undefined
  if (!pair) return [...questions]
  return questions.map((question) =>
    question.options.length === 0 && pair.includes(wordOf(question))
      ? { ...question, answer: { ...question.answer, words: [String(wordOf(question) === pair[0])] } }
      : question,
  )
}
