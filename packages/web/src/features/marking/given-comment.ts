import { storedEvaluation } from '@quizwright/domain/language/say-evaluation.ts'
import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

type Suggested = Pick<AnswerToMark, 'suggestion'>

const reasonsOf = ({ suggestion }: Suggested): string => (suggestion?.reasons ?? []).join(' ')

/**
 * The comment to store for a group of answers, of which the first was read. The grader's own words are stored only if
 * they are its words about each of them: others' students could not be told them in their language, so they get the
 * comment as the instructor read it.
 */
export const givenComment = (written: string, group: readonly Suggested[]): string => {
  const first = elementAt(group, 0)
  return group.every((one) => reasonsOf(one) === reasonsOf(first))
    ? storedEvaluation(written, first.suggestion?.evaluation, first.suggestion?.reasons)
    : written
}
