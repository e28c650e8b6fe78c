import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useDraftsFirst, withDraftsFirst } from './drafts-first.ts'
import { withFilters } from './list-state.ts'

afterEach(cleanup)
const onlyDrafts = { published: 0, unpublished: 2 }

test('given that nothing is published, when the list opens, then it shows the unpublished quizzes', () =>
  expect(withDraftsFirst(defaultListState, onlyDrafts).filters.is_publish).toBe(false))

test.each([
  ['something is published', { published: 1, unpublished: 2 }],
  ['there is no quiz at all', { published: 0, unpublished: 0 }],
  ['the counts are not known', undefined],
])('given that %s, then it shows the published ones', (_case, counts) =>
  expect(withDraftsFirst(defaultListState, counts)).toBe(defaultListState),
)

test('given a filter that somebody set, then it is left as it is', () => {
  const chosen = withFilters(defaultListState, { is_publish: true })
  expect(withDraftsFirst(chosen, onlyDrafts)).toBe(chosen)
})

test('given a list of published quizzes, when the last one goes, then the list stays where it is', () => {
  const { result, rerender } = renderHook(({ counts }) => useDraftsFirst(defaultListState, counts), {
    initialProps: { counts: { published: 1, unpublished: 2 } },
  })
  rerender({ counts: onlyDrafts })
  expect(result.current).toBe(defaultListState)
})
