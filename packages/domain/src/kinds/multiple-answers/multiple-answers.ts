import { elementAt } from '../../defined.ts'
import { classNumber, unticked } from '../answer-classes.ts'
import { texts } from '../../language/say.ts'
import { roundTo } from '../../rules/format-number.ts'
import { meanOfBlindSelections } from '../blind-guess.ts'
import { materialOfOptions } from '../material.ts'
import { correctOptions, judgeOptionTexts, shuffledOptions } from '../options.ts'
import type { AddFinding, Asked, QuestionKind } from '../question-kind.ts'
import { readCredit, writeCredit } from './credit-cell.ts'
import { markMultipleAnswers } from './mark.ts'
import type { MultipleAnswers } from './schema.ts'

/** What a new question of this kind begins with. */
export const blankMultipleAnswers = (): MultipleAnswers => ({
  kind: 'multiple_answers',
  presentation: { tells_count: false, at_most: null },
  scoring: { rule: 'net' },
})

const own = ({ interaction }: Asked): MultipleAnswers =>
  interaction?.kind === 'multiple_answers' ? interaction : blankMultipleAnswers()

/** Weights may be rounded to a percent: three of 33 are all of the marks. */
const isAll = (sum: number, parts: number): boolean => Math.abs(sum - 100) <= parts / 2

const judgeWeights = (
  { options }: Asked,
  { presentation: { at_most: atMost }, scoring: { weights = [] } }: MultipleAnswers,
  add: AddFinding,
): void => {
  const field = 'interaction.scoring.weights'
  if (weights.length !== options.length)
    return add('error', 'weightsMissing', field, 'Each option needs a weight')
  const right = options.flatMap(({ is_correct: isCorrect }, index) =>
    isCorrect ? [elementAt(weights, index)] : [],
  )
  // Of several right options that are chosen one at a time, each earns all marks.
  const sum = atMost === 1 ? Math.min(...right) : right.reduce((total, one) => total + one, 0)
  if (right.length > 0 && !isAll(sum, right.length))
    add(
      'error',
      'weightsSum',
      field,
      `The weights of the right options must add up to 100, they give ${roundTo(sum, 2)}`,
    )
}

const judgeMultipleAnswers = (asked: Asked, add: AddFinding): void => {
  const { presentation, scoring } = own(asked)
  judgeOptionTexts(asked.options, add)
  const correct = correctOptions(asked).length
  if (correct === 0) add('error', 'correctMissing', 'options', 'No option is marked as right')
  else if (correct === asked.options.length && scoring.rule !== 'all' && scoring.rule !== 'weights')
    add('hint', 'correctAll', 'options', 'All options are right: the question can not be failed')
  if (scoring.rule === 'weights') judgeWeights(asked, own(asked), add)
  const { at_most: atMost } = presentation
  const earnsAllByOne = scoring.rule === 'any' || (scoring.rule === 'weights' && atMost === 1)
  if (atMost !== null && atMost < correct && !earnsAllByOne)
    add(
      'error',
      'atMostFew',
      'interaction.presentation.at_most',
      `Students may choose at most ${atMost}, but ${correct} options are right`,
    )
}

/** Several options may be right, and a part of them may earn a part of the marks. */
export const multipleAnswersKind: QuestionKind = {
  name: 'multiple_answers',
  label: texts('Several right answers'),
  alsoCalled: ['multiple answer', 'multiple response', 'multiple select', 'checkbox'],
  hasOptions: true,
  severalRight: true,
  takesMany: (asked) => own(asked).presentation.at_most !== 1,
  judge: judgeMultipleAnswers,
  mark: (asked, { selected }) => markMultipleAnswers(asked, own(asked), selected),
  classes: ({ options }, { selected }) => [
    ...selected,
    ...options.flatMap((_, index) => (selected.includes(index) ? [] : [classNumber(index, unticked)])),
  ],
  guess: (asked) => {
    const { presentation } = own(asked)
    const correct = correctOptions(asked).length
    if (correct === 0) return undefined
    return meanOfBlindSelections(
      asked.options.length,
      { choose: presentation.tells_count ? correct : null, atMost: presentation.at_most },
      (selected) => markMultipleAnswers(asked, own(asked), selected),
    )
  },
  present: (asked) => {
    const { presentation, scoring } = own(asked)
    return {
      kind: 'multiple_answers',
      choose: presentation.tells_count ? correctOptions(asked).length : null,
      at_most: presentation.at_most,
      rule: scoring.rule,
    }
  },
  shuffled: shuffledOptions,
  material: materialOfOptions,
  begin: ({ options }) => ({ options, interaction: blankMultipleAnswers() }),
  writeCells: (asked) => ({ credit: writeCredit(own(asked)) }),
  readCells: ({ credit }, options) => {
    const read = readCredit(credit)
    return 'wrong' in read
      ? { ...read, cell: 'credit' }
      : { options, interaction: { kind: 'multiple_answers', ...read } }
  },
}
