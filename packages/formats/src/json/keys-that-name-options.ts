import type { JsonOption } from './read-option.ts'
import { noAnswer, rightOptions, type TellsRight } from './right-options.ts'

type Parts = { options: readonly JsonOption[]; answer: TellsRight; others: readonly TellsRight[] }

const names = (options: readonly JsonOption[], answer: TellsRight): boolean =>
  ([1, 0] as const).some((first) => !('reason' in rightOptions(options, answer, first)))

/**
 * Questions with the key that names options where another field, such as the question's own "key", does so in none of
 * the file.
 */
export const withKeysThatName = <Question extends Parts>(questions: readonly Question[]): Question[] => {
  const open = questions.filter(({ options, others }) => options.length > 0 && others.length > 0)
  const useless = [...Map.groupBy(open, ({ answer }) => answer.name)].filter(
    ([, group]) => group.length > 1 && group.every(({ options, answer }) => !names(options, answer)),
  )
  const without = new Set(useless.map(([name]) => name))
  if (without.size === 0) return [...questions]
  return questions.map((question) => {
    const [answer, ...others] = question.others.filter((other) => names(question.options, other))
    return without.has(question.answer.name) ? { ...question, answer: answer ?? noAnswer, others } : question
  })
}
