import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'

const namesShown = 2

/** Names quizzes in the toast of an action: all names, or the first and how many more. */
export const describeQuizzes = (quizzes: readonly { name: string }[]): string => {
  const names = quizzes.slice(0, namesShown).map(({ name }) => name)
  const more = quizzes.length - names.length
  if (more > 0)
    return `${countOf(quizzes.length, 'quiz', 'quizzes')}: ${names.join(', ')} and ${formatNumber(more)} more`
  return names.join(' and ')
}
