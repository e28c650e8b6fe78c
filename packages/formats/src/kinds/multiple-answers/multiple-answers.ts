import type { MultipleAnswers } from '@quizwright/domain/kinds/multiple-answers/schema.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { RawQuestion } from '../../entry/entry.ts'
import { isHeldByWeights, weightsOfOne, writtenWeights } from '../../write/forms-of-answer.ts'
import type { KindForm } from '../kind-form.ts'

/** Where a file does not say how ticks are scored, wrong ones cost. */
const read = ({ options = [], ticks }: RawQuestion): MultipleAnswers => {
  const atMost = ticks?.at_most
  return {
    kind: 'multiple_answers',
    presentation: {
      tells_count: false,
      at_most: atMost !== undefined && atMost > 0 && atMost < options.length ? atMost : null,
    },
    scoring: ticks?.scoring ?? { rule: 'net' },
  }
}

const costsOrShares = (question: QuestionContent): boolean => {
  const weights = writtenWeights(question)
  return weights.some((weight) => weight < 0) || weights.filter((weight) => weight > 0).length > 1
}

export const multipleAnswersForm: KindForm = {
  rawKind: 'severalRight',
  read,
  // One right option of 100 % would be read as the only one that may be chosen, unless others cost marks.
  gift: {
    holds: (question) =>
      weightsOfOne(question) !== undefined || (isHeldByWeights(question) && costsOrShares(question)),
  },
  moodle: {
    holds: (question) => weightsOfOne(question) !== undefined || isHeldByWeights(question),
    type: () => undefined,
  },
}
