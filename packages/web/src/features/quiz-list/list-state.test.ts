import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { describe, expect, test } from 'vitest'
import { isNarrowed, withFilters, withSearch, withSearchEverywhere, withSort } from './list-state.ts'

describe('a search', () => {
  test('is trimmed and has its field', () =>
    expect(withSearch(defaultListState, 'module', ' waves ').search).toEqual({
      key: 'module',
      value: 'waves',
      search: true,
    }))
  test('changes nothing if it is blank', () =>
    expect(withSearch(defaultListState, 'quiz', ' \t')).toBe(defaultListState))
})

describe('sorting', () => {
  test('by another column starts at A, or with the newest or the most', () => {
    expect(withSort(defaultListState, 'name').sort).toEqual({ sortBy: 'name', sortOrder: 1 })
    expect(withSort(defaultListState, 'reports_count').sort).toEqual({
      sortBy: 'reports_count',
      sortOrder: -1,
    })
  })
  test('by the same column reverses the order each time', () => {
    const once = withSort(defaultListState, 'created_at')
    expect(once.sort).toEqual({ sortBy: 'created_at', sortOrder: 1 })
    expect(withSort(once, 'created_at').sort).toEqual(defaultListState.sort)
  })
})

test('changing a filter changes nothing else', () => {
  const { filters, sort, search } = withFilters(defaultListState, { is_archived: true })
  expect(filters).toEqual({ is_publish: true, is_archived: true, quiz_type: 'all' })
  expect({ sort, search }).toEqual({ sort: defaultListState.sort, search: defaultListState.search })
})

describe('the search over all fields', () => {
  const found = withSearchEverywhere(defaultListState, ' waves ')
  test('is trimmed and searches everywhere', () =>
    expect(found.search).toEqual({ key: 'quiz', value: 'waves', search: true, everywhere: true }))
  test('does not run again for the same text', () =>
    expect(withSearchEverywhere(found, 'waves ')).toBe(found))
  test('ends when its field is emptied, and does not start with a blank', () => {
    expect(withSearchEverywhere(found, ' ').search).toEqual(defaultListState.search)
    expect(withSearchEverywhere(defaultListState, ' ')).toBe(defaultListState)
  })
})

test('a search, a type or a course narrows the list', () => {
  expect(isNarrowed(withFilters(defaultListState, { is_publish: false }))).toBe(false)
  expect(isNarrowed(withFilters(defaultListState, { course_id: 'C' }))).toBe(true)
  expect(isNarrowed(withFilters(defaultListState, { quiz_type: 'pop' }))).toBe(true)
  expect(isNarrowed(withSearchEverywhere(defaultListState, 'x'))).toBe(true)
})
