import { judgeSingleAnswer, singleAnswer } from '../single-answer/single-answer.ts'
import type { QuestionKind } from '../question-kind.ts'

/** A statement with the options True and False, which obey the rules of one right answer. */
export const trueFalseKind: QuestionKind = {
  ...singleAnswer,
  name: 'true_false',
  label: 'True or false',
  judge: (asked, add) => {
    judgeSingleAnswer(asked, add)
    if (asked.options.length !== 2)
      add('error', 'trueFalseOptions', 'options', 'True or false has exactly two options')
  },
  present: () => ({ kind: 'true_false' }),
}
