import { texts } from '../../language/say.ts'
import { ruleTexts } from '../../texts.ts'
import { materialOfOptions } from '../material.ts'
import { correctOptions, isExactly, judgeOptionTexts, shuffledOptions } from '../options.ts'
import type { AddFinding, Asked, QuestionKind } from '../question-kind.ts'

/** Requires exactly one correct option. */
export const judgeSingleAnswer = ({ options }: Asked, add: AddFinding): void => {
  judgeOptionTexts(options, add)
  const correct = correctOptions({ options }).length
  if (correct === 0) add('error', 'correctMissing', 'options', 'Correct option is required')
  if (correct > 1) add('error', 'correctMany', 'options', ruleTexts.correctMany)
}

/**
 * One option is right. An answer is right if it has all correct options and no other: a question from before the rule
 * of one correct option, or with a correction, may have several.
 */
export const singleAnswer: QuestionKind = {
  name: 'single_answer',
  label: texts('One right answer'),
  alsoCalled: ['single choice', 'multiple choice'],
  hasOptions: true,
  severalRight: false,
  takesMany: (asked) => correctOptions(asked).length > 1,
  judge: judgeSingleAnswer,
  mark: (asked, { selected }) => (isExactly(correctOptions(asked), selected) ? 1 : 0),
  guess: (asked) => (correctOptions(asked).length === 1 ? 1 / asked.options.length : undefined),
  present: () => undefined,
  shuffled: shuffledOptions,
  material: materialOfOptions,
  begin: ({ options }) => ({ options }),
  writeCells: () => ({}),
  readCells: (_, options) => ({ options }),
}
