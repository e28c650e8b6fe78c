import { limits } from '@quizwright/domain/limits.ts'
import { expect, test } from 'vitest'
import { blankOption, blankQuestion } from './blank-question.ts'
import { addOption, changeOption, markCorrect, removeEmptyOptions, removeOption } from './edit-options.ts'

const withOptions = (count: number) => ({
  ...blankQuestion('a', 'full'),
  options: Array.from({ length: count }, (_, no) => ({
    ...blankOption(),
    option: String(no),
    is_correct: no === 1,
  })),
})
const textsOf = ({ options }: ReturnType<typeof withOptions>) => options.map(({ option }) => option)

test('adds up to eight options and removes down to two; beyond that the question is the same object', () => {
  expect(textsOf(addOption(withOptions(2), 1))).toEqual(['0', '', '1'])
  expect(addOption(withOptions(limits.maxOptions - 1)).options).toHaveLength(limits.maxOptions)
  expect(textsOf(removeOption(withOptions(3), 1))).toEqual(['0', '2'])
  const [full, least] = [withOptions(limits.maxOptions), withOptions(limits.minOptions)]
  expect(addOption(full)).toBe(full)
  expect(removeOption(least, 0)).toBe(least)
})

test('empty options are removed except a correct one, and none if fewer than two would be left', () => {
  const emptied = (...at: number[]) => {
    const { options, ...question } = withOptions(4)
    return {
      ...question,
      options: options.map((one, no) => (at.includes(no) ? { ...one, option: ' ' } : one)),
    }
  }
  expect(textsOf(removeEmptyOptions(emptied(2, 3)))).toEqual(['0', '1'])
  expect(textsOf(removeEmptyOptions(emptied(0, 1)))).toEqual([' ', '2', '3'])
  const [whole, tooFew] = [emptied(), emptied(0, 2, 3)]
  expect(removeEmptyOptions(whole)).toBe(whole)
  expect(removeEmptyOptions(tooFew)).toBe(tooFew)
})

test('marking an option as correct unmarks the others; marking it twice keeps the same object', () => {
  const question = withOptions(3)
  expect(markCorrect(question, 2).options.map((option) => option.is_correct)).toEqual([false, false, true])
  for (const same of [
    markCorrect(question, 1),
    markCorrect(question, 7),
    removeOption(question, 7),
    changeOption(question, 7, { option: 'x' }),
    changeOption(question, 0, { option: '0' }),
  ])
    expect(same).toBe(question)
})

test('feedback stays with its option when others are added or removed', () => {
  const question = { ...withOptions(3), option_feedback: ['to 0', '', 'to 2'] }
  expect(addOption(question, 1).option_feedback).toEqual(['to 0', '', '', 'to 2'])
  expect(removeOption(question, 0).option_feedback).toEqual(['', 'to 2'])
  const emptied = { ...question, options: question.options.with(0, blankOption()) }
  expect(removeEmptyOptions(emptied).option_feedback).toEqual(['', 'to 2'])
})
