import { elementAt } from '../../defined.ts'
import { emptyOption } from '../../schemas/empty-question.ts'
import { acceptedWord, blankCloze, blankGap, withGapsOf } from '../cloze/blank.ts'
import { blankHotspot } from '../hotspot/blank.ts'
import { blankMatching } from '../matching/blank.ts'
import { withPairs } from '../matching/pairs.ts'
import { blankMultipleAnswers } from '../multiple-answers/multiple-answers.ts'
import { blankAcceptedNumber, blankNumeric } from '../numeric/numeric.ts'
import { arranged } from '../pieces-of.ts'
import { orderingOf } from '../ordering/items.ts'
import { blankPiece } from '../pieces.ts'
import type { Answer, Asked, QuestionKind } from '../question-kind.ts'
import { blankShortAnswer } from '../short-answer/short-answer.ts'

/** A question of a kind without errors, its right answer, and the same question with another key. */
export type KindSample = { asked: Asked; right: Answer; otherKey: Asked }

const optionsOf = (right: readonly number[], texts = ['one', 'two', 'three']): Asked['options'] =>
  texts.map((option, index) => ({ ...emptyOption, option, is_correct: right.includes(index) }))
const selected = (...indexes: number[]): Answer => ({ selected: indexes, answer: '' })
const typed = (answer: string): Answer => ({ selected: [], answer })

const matched = (...choices: string[]): Asked =>
  arranged({
    options: [],
    interaction: withPairs(blankMatching([]), {
      pairs: ['France', 'Italy', 'Spain'].map((prompt, index) => ({
        prompt: blankPiece(prompt),
        choices: [blankPiece(elementAt(choices, index))],
        weight: 1,
      })),
      extra: [blankPiece('Vienna')],
    }),
  })
const cities = matched('Paris', 'Rome', 'Madrid')
const picksOf = ({ interaction }: Asked, ...choices: string[]): Answer => ({
  selected: [],
  answer: '',
  response: {
    picks: choices.map((choice) =>
      interaction?.kind === 'matching'
        ? interaction.presentation.choices.findIndex(({ text }) => text === choice)
        : -1,
    ),
    texts: [],
  },
})

const ordered = (...items: string[]): Asked =>
  arranged({ options: [], interaction: orderingOf(items.map((item) => blankPiece(item))) })
const steps = ordered('first', 'second', 'third', 'fourth')
const orderIn = ({ interaction }: Asked): number[] =>
  interaction?.kind === 'ordering' ? interaction.key.order : []

const bank = ['citizens', 'children', 'marching']
const filled = (capital: string, color: string, word: string, year: string): Asked => {
  const gaps = [
    { ...blankGap('typed'), accepted: [acceptedWord(capital), acceptedWord('the city', 50)] },
    { ...blankGap('chosen'), choices: ['red', 'green', 'blue'], accepted: [acceptedWord(color)] },
    { ...blankGap('bank'), accepted: [acceptedWord(word)] },
    { ...blankGap('number'), numbers: [blankAcceptedNumber(year)] },
  ]
  const extra = bank.filter((one) => one !== word)
  return arranged({
    question: 'The capital is [[1]], its flag has [[2]], its anthem is of [[4]] and has “[[3]]”.',
    options: [],
    interaction: withGapsOf(blankCloze([]), gaps, extra),
  })
}
const text = filled('Paris', 'blue', 'citizens', '1795')
const gapsFilled = ({ interaction }: Asked): Answer => {
  if (interaction?.kind !== 'cloze') return { selected: [], answer: '' }
  const { gaps, bank: words } = interaction.presentation
  const picks = [-1, elementAt(gaps, 1).choices.indexOf('blue'), words.indexOf('citizens'), -1]
  return { selected: [], answer: '', response: { picks, texts: ['paris', '', '', '1795'] } }
}

const map = (right: number): Asked => {
  const areas = ['Lyon', 'Paris', 'Nice'].map((name, index) => ({
    shape: 'circle' as const,
    points: [300 + 100 * index, 200 + 200 * index, 40],
    name,
  }))
  const { presentation, ...rest } = blankHotspot(areas, [right])
  const image = { image_url: 'https://example.com/france.png', image_description: 'A map of France' }
  return arranged({ options: [], interaction: { ...rest, presentation: { ...presentation, ...image } } })
}

const statement = { kind: 'true_false' } as const

/** One sample of each kind that has a key. A new kind needs one: the invariants of all kinds are tested with them. */
export const kindSamples: { [Name in Exclude<QuestionKind['name'], 'descriptive'>]: KindSample } = {
  single_answer: {
    asked: { options: optionsOf([1]) },
    right: selected(1),
    otherKey: { options: optionsOf([0]) },
  },
  multiple_answers: {
    asked: { options: optionsOf([0, 2]), interaction: blankMultipleAnswers() },
    right: selected(0, 2),
    otherKey: { options: optionsOf([1]), interaction: blankMultipleAnswers() },
  },
  true_false: {
    asked: { options: optionsOf([0], ['True', 'False']), interaction: statement },
    right: selected(0),
    otherKey: { options: optionsOf([1], ['True', 'False']), interaction: statement },
  },
  numeric: {
    asked: { options: [], interaction: blankNumeric('9.81') },
    right: typed('9.81'),
    otherKey: { options: [], interaction: blankNumeric('1.62') },
  },
  short_answer: {
    asked: { options: [], interaction: blankShortAnswer(['Paris']) },
    right: typed('Paris'),
    otherKey: { options: [], interaction: blankShortAnswer(['Lyon']) },
  },
  matching: {
    asked: cities,
    right: picksOf(cities, 'Paris', 'Rome', 'Madrid'),
    otherKey: matched('Rome', 'Madrid', 'Paris'),
  },
  ordering: {
    asked: steps,
    right: { selected: [], answer: '', response: { picks: orderIn(steps), texts: [] } },
    otherKey: ordered('second', 'first', 'fourth', 'third'),
  },
  cloze: {
    asked: text,
    right: gapsFilled(text),
    otherKey: filled('Lyon', 'red', 'marching', '1830'),
  },
  hotspot: {
    asked: map(1),
    right: { selected: [], answer: '', response: { picks: [1], texts: [] } },
    otherKey: map(0),
  },
}
