import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Choice, mergeQuestions, settle } from './merge-questions.ts'

const question = (id: string, text = id): DraftQuestion => ({ ...blankQuestion(id, 'full'), question: text })
const texts = (questions: readonly DraftQuestion[]) => questions.map((one) => one.question)
const [a, b, c] = [question('a'), question('b'), question('c')]
const base = [a, b, c]
const edited = (id: string, side: string) => question(id, `${id} ${side}`)

test('a change made on one side only is kept', () => {
  const merge = mergeQuestions(base, [edited('a', 'mine'), b, c], [a, edited('b', 'theirs')])
  expect(merge.conflicts).toEqual([])
  expect(texts(merge.questions)).toEqual(['a mine', 'b theirs'])
})

test('new questions of both sides are kept, each at its position', () => {
  const merge = mergeQuestions(base, [a, question('m'), b, c], [a, b, question('t'), c])
  expect(texts(merge.questions)).toEqual(['a', 'm', 'b', 't', 'c'])
})

test('the side that moved questions determines the order', () => {
  expect(texts(mergeQuestions(base, [c, a, b], [a, b, c, question('t')]).questions)).toEqual([
    'c',
    't',
    'a',
    'b',
  ])
  expect(texts(mergeQuestions(base, [a, b, c], [c, b, a]).questions)).toEqual(['c', 'b', 'a'])
})

test('the same change on both sides is no conflict, and neither are tag ids added by the service', () => {
  const tagged = { ...edited('a', 'mine'), tags: [{ tag_name: 'cells' }] }
  const merge = mergeQuestions(
    base,
    [tagged, b, c],
    [{ ...tagged, tags: [{ _id: 't1', tag_name: 'cells', tag_type: 'general' as const }] }, b, c],
  )
  expect(merge.conflicts).toEqual([])
})

describe('a question that both sides changed', () => {
  const mine = [edited('a', 'mine'), b]
  const theirs = [edited('a', 'theirs'), b, edited('c', 'theirs')]
  const merge = mergeQuestions(base, mine, theirs)
  const settled = (choice: Choice) =>
    texts(settle(merge, new Map(merge.conflicts.map(({ id }) => [id, choice])), theirs, () => 'new'))

  test('is a conflict, also if one side deleted it', () => {
    expect(
      merge.conflicts.map(({ id, mine: own, theirs: other }) => [id, own?.question, other?.question]),
    ).toEqual([
      ['a', 'a mine', 'a theirs'],
      ['c', undefined, 'c theirs'],
    ])
  })
  test('is settled as its author chooses', () => {
    expect(settled('mine')).toEqual(['a mine', 'b'])
    expect(settled('theirs')).toEqual(['a theirs', 'b', 'c theirs'])
    expect(settled('both')).toEqual(['a mine', 'a theirs', 'b', 'c theirs'])
  })
})

test('keeps everything either side wrote if both are kept', () => {
  const side = fc
    .shuffledSubarray(['a', 'b', 'c', 'd', 'e'])
    .chain((ids) => fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }).map((edits) => ({ ids, edits })))
  fc.assert(
    fc.property(side, side, (one, other) => {
      const start = ['a', 'b', 'c', 'd', 'e'].map((id) => question(id))
      const make = ({ ids, edits }: typeof one, name: string) => [
        ...ids.map((id, index) => (edits[index] ? edited(id, name) : question(id))),
        question(`new ${name}`),
      ]
      const [mine, theirs] = [make(one, 'mine'), make(other, 'theirs')]
      const merge = mergeQuestions(start, mine, theirs)
      let made = 0
      const all = texts(
        settle(merge, new Map(merge.conflicts.map(({ id }) => [id, 'both'])), theirs, () => `made ${++made}`),
      )
      for (const written of [...mine, ...theirs].filter((one) => /mine|theirs/.test(one.question)))
        expect(all).toContain(written.question)
      expect(new Set(all).size).toBe(all.length)
    }),
  )
})
