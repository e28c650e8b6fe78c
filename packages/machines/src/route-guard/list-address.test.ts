import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { describe, expect, test } from 'vitest'
import { addressWithFilters, differsFromDefault, hasFilters } from './list-address.ts'

const { filters, sort, search } = defaultListState

describe('a saved list state is restored', () => {
  test.each([
    ['a search text', { search: { ...search, value: 'motion' } }],
    ['archived', { filters: { ...filters, is_archived: true } }],
    ['unpublished', { filters: { ...filters, is_publish: false } }],
    ['one quiz type', { filters: { ...filters, quiz_type: 'pop' as const } }],
    ['one course', { filters: { ...filters, course_id: 'c1' } }],
    ['another sort key', { sort: { ...sort, sortBy: 'name' as const } }],
    ['another sort order', { sort: { ...sort, sortOrder: 1 as const } }],
  ])('with %s', (_what, part) => {
    expect(differsFromDefault({ ...defaultListState, ...part })).toBe(true)
  })

  test.each([
    ['the default', defaultListState],
    ['none', null],
    [
      'published and unpublished quizzes',
      { ...defaultListState, filters: { ...filters, is_publish: undefined } },
    ],
    ['another page of the default', { ...defaultListState, pagination: { page: 3, perPage: 50 } }],
    ['a blank search', { ...defaultListState, search: { ...search, value: '  ' } }],
  ])('but not what is as good as the default: %s', (_what, state) => {
    expect(differsFromDefault(state)).toBe(false)
  })
})

test('the repeated address keeps its parameters and is recognized as repeated', () => {
  const repeated = addressWithFilters('/quiz/quiz-landing?editType=back&EditquizID=q1#top')
  expect(repeated).toBe('/quiz/quiz-landing?editType=back&EditquizID=q1&keepFilters=true#top')
  expect([hasFilters('/quiz/quiz-landing?keepFilters=false'), hasFilters(repeated)]).toEqual([false, true])
})
