import { emptyOption } from '../schemas/empty-question.ts'
import { describe, expect, test } from 'vitest'
import { pinnedOptions } from './pinned-options.ts'

const content = (options: readonly string[], pinned?: number[]) => ({
  options: options.map((option) => ({ ...emptyOption, option })),
  ...(pinned && { pinned_options: pinned }),
})

describe('an option that speaks of the others stays in its place', () => {
  test.each([
    'All of the above',
    'None of the above.',
    'all the above',
    'None of these',
    'None of these answers',
    'Both of them',
    'All of these options are right',
    'Any of the above is possible',
    'Two of the above',
    'All of the others',
  ])('%s', (last) => {
    expect(pinnedOptions(content(['2', '3', '5', last]))).toEqual([3])
  })
})

describe('where an option names others by letter, all stay', () => {
  test.each([
    'Both A and C',
    'A and B',
    '(a) and (c) only',
    'I, II and III',
    '1 & 2',
    'B or C',
    'A, B and D',
  ])('%s', (last) => {
    expect(pinnedOptions(content(['x', 'y', 'z', last]))).toEqual([0, 1, 2, 3])
  })
})

describe('other options may change places', () => {
  test.each([
    'None',
    'All children',
    'Both eyes',
    'A and an',
    'Vitamin A and C',
    'It is above zero',
    'Either side',
    'Salt and pepper',
    'A',
    'None of the planets',
  ])('%s', (last) => {
    expect(pinnedOptions(content(['2', '3', '5', last]))).toEqual([])
  })
})

test('what the author says counts, also if it is nothing', () => {
  expect(pinnedOptions(content(['2', 'All of the above'], []))).toEqual([])
  expect(pinnedOptions(content(['2', '3', '4'], [0]))).toEqual([0])
})
