import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { listsOf } from '../testing/lists-of.ts'

const ordered = ['seed', 'sprout', 'tree']

test.each([
  ['lines and their texts', '1. Put the stages in order.\ntree\nseed\nsprout\nAnswer: seed, sprout, tree\n'],
  [
    'bullets and arrows',
    '1. Arrange the stages:\n- tree\n- sprout\n- seed\nCorrect order: seed -> sprout -> tree\n',
  ],
  ['numbers', '1. Rank these from young to old:\n- tree\n- seed\n- sprout\nAnswer: 2, 3, 1\n'],
  ['options and letters', '1. What is the correct sequence?\nA) tree\nB) seed\nC) sprout\nAnswer: B, C, A\n'],
  [
    'options and letters in a row',
    '1. Sort them in the right order.\na) tree\nb) seed\nc) sprout\nAnswer: bca\n',
  ],
])('given a question that asks for an order by %s, then it is one', (_, text) => {
  const [entry] = entriesOf(text)
  expect(listsOf(entry!.question)).toEqual(ordered)
  expect(entry).toMatchObject({ status: 'taken', hints: [] })
})

test.each([
  [
    'some of the items',
    '1. Which come in the right order?\nA) tree\nB) seed\nC) sprout\nAnswer: B, C\n',
    'multiple_answers',
  ],
  [
    'all of them, but no order is asked for',
    '1. Which are plants?\nA) tree\nB) seed\nC) moss\nAnswer: A, B, C\n',
    'multiple_answers',
  ],
])('given an answer that names %s, then it is none', (_, text, kind) => {
  expect(entriesOf(text)[0]!.question.interaction?.kind).toBe(kind)
})
