import { texts } from '../../language/say.ts'
import { limits } from '../../limits.ts'
import { emptyOption } from '../../schemas/empty-question.ts'
import type { Option } from '../../schemas/question.ts'
import { isEmptyContent } from '../options.ts'
import { judgeSingleAnswer, singleAnswer } from '../single-answer/single-answer.ts'
import type { QuestionKind } from '../question-kind.ts'

const isWritten = ({ option, equation, image_url, is_correct }: Option): boolean =>
  is_correct || !isEmptyContent(option, equation, image_url.trim())

/** True and False for a question without options yet. Written options stay: the rules tell if there are too many. */
const optionsOfStatement = (options: readonly Option[]): Option[] => {
  const written = options.filter(isWritten)
  if (written.length === 0) return ['True', 'False'].map((option) => ({ ...emptyOption, option }))
  return written.length < limits.minOptions ? options.slice(0, limits.minOptions) : written
}

// True comes before False for everybody.
const { shuffled: _, ...statementLike } = singleAnswer

/** A statement with the options True and False, which obey the rules of one right answer. */
export const trueFalseKind: QuestionKind = {
  ...statementLike,
  name: 'true_false',
  label: texts('True or false'),
  alsoCalled: ['true or false'],
  judge: (asked, add) => {
    judgeSingleAnswer(asked, add)
    if (asked.options.length !== 2)
      add('error', 'trueFalseOptions', 'options', 'True or false has exactly two options')
  },
  present: () => ({ kind: 'true_false' }),
  begin: ({ options }) => ({ options: optionsOfStatement(options), interaction: { kind: 'true_false' } }),
  readCells: (_, options) => ({ options, interaction: { kind: 'true_false' } }),
}
