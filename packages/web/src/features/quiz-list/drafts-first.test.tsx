import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useDraftsFirst, withDraftsFirst } from './drafts-first.ts'
import { withFilters } from './list-state.ts'

afterEach(cleanup)
const onlyDrafts = { published: 0, unpublished: 2 }

test('given no published quiz, when the list opens, then it shows unpublished quizzes', () =>
  expect(withDraftsFirst(defaultListState, onlyDrafts).filters.is_publish).toBe(false))

test.each([
  ['something is published', { published: 1, unpublished: 2 }],
  ['there is no quiz at all', { published: 0, unpublished: 0 }],
  ['the counts are not known', undefined],
])('given that %s, then the list shows published quizzes', (_case, counts) =>
  expect(withDraftsFirst(defaultListState, counts)).toBe(defaultListState),
)

test('given a filter set by the user, then it is kept', () => {
  const chosen = withFilters(defaultListState, { is_publish: true })
  expect(withDraftsFirst(chosen, onlyDrafts)).toBe(chosen)
})

test('given a list of published quizzes, when the last one leaves, then the filter is kept', () => {
  const { result, rerender } = renderHook(({ counts }) => useDraftsFirst(defaultListState, counts), {
    initialProps: { counts: { published: 1, unpublished: 2 } },
  })
  rerender({ counts: onlyDrafts })
  expect(result.current).toBe(defaultListState)
})
