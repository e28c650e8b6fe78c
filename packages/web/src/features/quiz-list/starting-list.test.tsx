import { defaultListState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FilterBar } from './filter-bar.tsx'
import { withFilters } from './list-state.ts'
import { readSavedState, saveState } from './saved-list-state.ts'
import { everything, keepStart, startingList, withKnownState } from './starting-list.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('the list opens with published and unpublished quizzes', () =>
  expect(startingList().filters).toEqual({ is_publish: undefined, is_archived: false, quiz_type: 'all' }))

test('given that the user chose published quizzes, then it opens with these until another choice is made', () => {
  keepStart(withFilters(everything, { is_publish: true }))
  expect(startingList().filters.is_publish).toBe(true)
  keepStart(everything)
  expect(startingList()).toBe(everything)
})

test('given a saved list of both, when it is restored, then it is the list that opens', () => {
  saveState(everything)
  expect(readSavedState()).toBe(everything)
})

test('a state is pressed only if it was chosen, and a second click shows both again', async () => {
  const changes: Partial<ListState['filters']>[] = []
  const bar = (filters: ListState['filters']) => (
    <FilterBar filters={filters} counts={undefined} onChange={(change) => changes.push(change)} />
  )
  const { rerender } = render(bar(everything.filters))
  const chip = (name: string) => screen.getByRole('button', { name })
  expect(['Published', 'Unpublished'].map((name) => chip(name).getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
  ])
  await userEvent.click(chip('Unpublished'))
  rerender(bar({ ...everything.filters, is_publish: false }))
  await userEvent.click(chip('Unpublished'))
  expect(changes).toEqual([{ is_publish: false }, { is_publish: undefined }])
})

test('given services that must be told the state, then they are asked for published quizzes', () => {
  expect(withKnownState(everything)).toBe(defaultListState)
  expect(withKnownState(withFilters(everything, { quiz_type: 'pop' })).filters).toMatchObject({
    is_publish: true,
    quiz_type: 'pop',
  })
})
