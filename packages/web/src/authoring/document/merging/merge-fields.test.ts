import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { emptyOption } from '@quizwright/domain/schemas/empty-question.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeFields } from './merge-fields.ts'
import { mergeQuestions } from './merge-questions.ts'

const words = ['one', 'two', 'three', 'four']
const optionsOf = (texts: readonly string[], right: number) =>
  texts.map((option, index) => ({ ...emptyOption, option, is_correct: index === right }))
const base: DraftQuestion = {
  ...blankQuestion('q1', 'full'),
  question: 'How many?',
  options: optionsOf(words, 0),
}
const withOption = (question: DraftQuestion, at: number, option: string): DraftQuestion => ({
  ...question,
  options: question.options.map((one, index) => (index === at ? { ...one, option } : one)),
})

describe('two edits of one question', () => {
  test('of different fields and options are both kept', () => {
    const mine = withOption({ ...base, solution: 'Count.' }, 1, 'TWO')
    const theirs = withOption({ ...base, question: 'How many are there?' }, 3, 'FOUR')
    const { mine: merged, conflicts } = mergeFields(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(merged).toMatchObject({ question: 'How many are there?', solution: 'Count.' })
    expect(merged.options.map(({ option }) => option)).toEqual(['one', 'TWO', 'three', 'FOUR'])
  })

  test('of the same field are a conflict, and both versions have what only one side changed', () => {
    const mine = { ...base, question: 'Mine?', solution: 'Count.' }
    const theirs = { ...base, question: 'Theirs?', topic: 'numbers' }
    const merge = mergeFields(base, mine, theirs)
    expect(merge.conflicts).toEqual(['question'])
    expect(merge.mine).toMatchObject({ question: 'Mine?', solution: 'Count.', topic: 'numbers' })
    expect(merge.theirs).toMatchObject({ question: 'Theirs?', solution: 'Count.', topic: 'numbers' })
  })

  test('that make different options right are a conflict: no merge has two right options', () => {
    const [mine, theirs] = [1, 2].map((right) => ({ ...base, options: optionsOf(words, right) }))
    const merge = mergeFields(base, mine!, theirs!)
    expect(merge.conflicts).toEqual(['key'])
    for (const { options } of [merge.mine, merge.theirs])
      expect(options.filter(({ is_correct }) => is_correct)).toHaveLength(1)
  })

  test('of which one moves, adds or removes an option and one changes one are a conflict', () => {
    const theirs = withOption(base, 2, 'THREE')
    for (const texts of [
      ['two', 'one', 'three', 'four'],
      ['one', 'two', 'four'],
      [...words, 'five'],
    ])
      expect(mergeFields(base, { ...base, options: optionsOf(texts, 0) }, theirs).conflicts).toEqual([
        'options',
      ])
  })
})

/** Random edits of some fields, options and the key. */
const edits = fc.record({
  question: fc.option(fc.constantFrom('A', 'B')),
  solution: fc.option(fc.constantFrom('A', 'B')),
  weightage: fc.option(fc.constantFrom(2, 3)),
  option: fc.option(fc.tuple(fc.nat(3), fc.constantFrom('A', 'B'))),
  right: fc.option(fc.nat(3)),
})
type Edits = ReturnType<typeof edits.generate>['value']
const apply = ({ question, solution, weightage, option, right }: Edits): DraftQuestion => {
  const changed = {
    ...base,
    ...(question !== null && { question }),
    ...(solution !== null && { solution }),
    ...(weightage !== null && { weightage }),
  }
  const worded = option === null ? changed : withOption(changed, option[0], option[1])
  if (right === null) return worded
  return { ...worded, options: worded.options.map((one, at) => ({ ...one, is_correct: at === right })) }
}

describe('any two edits', () => {
  test('give the same from either side where nothing conflicts, and always one right option', () => {
    fc.assert(
      fc.property(edits, edits, (one, other) => {
        const [mine, theirs] = [apply(one), apply(other)]
        const [here, there] = [mergeFields(base, mine, theirs), mergeFields(base, theirs, mine)]
        expect(here.conflicts).toEqual(there.conflicts)
        expect(here.mine).toEqual(there.theirs)
        expect(here.theirs).toEqual(there.mine)
        if (here.conflicts.length === 0) expect(here.mine).toEqual(here.theirs)
        for (const { options } of [here.mine, here.theirs])
          expect(options.filter(({ is_correct }) => is_correct)).toHaveLength(1)
      }),
    )
  })

  test('are merged once: merging the result again changes nothing', () => {
    fc.assert(
      fc.property(edits, edits, (one, other) => {
        const [mine, theirs] = [apply(one), apply(other)]
        const { questions } = mergeQuestions([base], [mine], [theirs])
        expect(mergeQuestions([theirs], questions, [theirs])).toEqual({ questions, conflicts: [] })
      }),
    )
  })
})
