import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kindOf } from '../kinds/kind-of.ts'
import { markAnswer } from '../kinds/mark-answer.ts'
import { kindSamples } from '../kinds/testing/samples.ts'
import { questionWithoutSolution } from '../rules/question-without-solution.ts'
import { emptyQuestion } from '../schemas/empty-question.ts'
import {
  listOrder,
  presentedOptions,
  presentedQuestion,
  toPresentedAnswer,
  toStoredAnswer,
} from './shuffled-answers.ts'

const shuffled = { shuffle_options: true }
const seeds = fc.nat(2_147_483_646)
const single = kindSamples.single_answer
const samples = Object.entries(kindSamples)

const shown = (content: typeof emptyQuestion, seed: number) => {
  const order = listOrder(shuffled, seed, 'q', content)
  const placed = { questionId: 'q', place: 1, totalMarks: 1 }
  return { order, question: presentedQuestion(order, content, questionWithoutSolution(content, placed)) }
}

describe.each(samples)('%s', (_, { asked, right }) => {
  const content = { ...emptyQuestion, ...asked }

  test('an answer comes back as it was given, and earns the same marks for any seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { order } = shown(content, seed)
        const given = { question_id: 'q', ...right }
        const presented = toPresentedAnswer(order, given)
        expect(toStoredAnswer(order, presented)).toEqual(given)
        expect(toPresentedAnswer(order, toStoredAnswer(order, presented))).toEqual(presented)
        expect(markAnswer(content, toStoredAnswer(order, presented), 7)).toEqual({
          isCorrect: true,
          obtainedMarks: 7,
        })
      }),
    )
  })

  test('what is shown in a place is what an answer to that place means', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { order, question } = shown(content, seed)
        if (!order) return
        const stored = questionWithoutSolution(content, { questionId: 'q', place: 1, totalMarks: 1 })
        const entries = ({ interaction, options }: typeof question) => {
          if (interaction && 'choices' in interaction) return interaction.choices
          return interaction && 'items' in interaction ? interaction.items : options
        }
        const list = entries(question)
        expect(list).toHaveLength(kindOf(content).shuffled!.length(content))
        for (const place of list.keys()) {
          const { selected } = toStoredAnswer(order, { selected: [place] })
          expect(list[place]).toEqual(entries(stored)[selected[0]!])
        }
      }),
    )
  })
})

test('nobody begins with the items in the right order', () => {
  const content = { ...emptyQuestion, ...kindSamples.ordering.asked }
  const right = kindSamples.ordering.right.response!.picks
  for (let seed = 0; seed < 500; seed++) expect(listOrder(shuffled, seed, 'q', content)).not.toEqual(right)
})

test('True comes before False for everybody, and nothing is shuffled where options are not', () => {
  expect(listOrder(shuffled, 5, 'q', { ...emptyQuestion, ...kindSamples.true_false.asked })).toBeUndefined()
  expect(listOrder({}, 5, 'q', { ...emptyQuestion, ...single.asked })).toBeUndefined()
})

test('an index that the list does not have stays one, so that it is refused', () => {
  const { order } = shown({ ...emptyQuestion, ...single.asked }, 3)
  expect(toStoredAnswer(order, { selected: [7] }).selected).toEqual([7])
})

test('options that a correction names are named by their places', () => {
  expect(presentedOptions([2, 0, 1], [0, 2])).toEqual([0, 1])
  expect(presentedOptions(undefined, [1])).toEqual([1])
})
