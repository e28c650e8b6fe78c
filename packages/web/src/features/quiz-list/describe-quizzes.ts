import { elementAt } from '@quizwright/domain/defined.ts'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'

const namesShown = 2

/** Names quizzes in the toast of an action: all names, or the first and how many more. */
export const describeQuizzes = (quizzes: readonly { name: string }[]): string => {
  const names = quizzes.slice(0, namesShown).map(({ name }) => name)
  const more = quizzes.length - names.length
  if (more > 0)
    return sayCount(
      quizzes.length,
      '{count} quiz: {names} and {more} more',
      '{count} quizzes: {names} and {more} more',
      { names: commaList(names), more },
    )
  return names.length === 2
    ? say('{first} and {second}', { first: elementAt(names, 0), second: elementAt(names, 1) })
    : (names[0] ?? '')
}
