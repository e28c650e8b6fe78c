import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchBar } from './search-bar.tsx'

afterEach(cleanup)
const show = (search = defaultListState.search) => {
  const [onFind, onSearch, onReset] = [vi.fn(), vi.fn(), vi.fn()]
  render(<SearchBar search={search} onFind={onFind} onSearch={onSearch} onReset={onReset} />)
  return { onFind, onSearch, onReset }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('searchbox', { name })

test('a search in one field runs on Enter and on its button, and empties the others', async () => {
  const { onSearch } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await screen.findByRole('searchbox', { name: 'Course' })
  await userEvent.type(field('Course'), 'physics{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith('course', 'physics')
  await userEvent.type(field('Module'), 'waves')
  await userEvent.click(screen.getByRole('button', { name: 'GO: search by module' }))
  expect(onSearch).toHaveBeenLastCalledWith('module', 'waves')
  expect(field('Course').value).toBe('')
})

test('shows the running search; Reset empties the fields and keeps the focus', async () => {
  const { onReset } = show({ key: 'quiz', value: 'alge', search: true })
  expect((await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Quiz name' })).value).toBe('alge')
  const reset = screen.getByRole('button', { name: 'Reset' })
  await userEvent.click(reset)
  expect(onReset).toHaveBeenCalledTimes(1)
  expect(field('Quiz name').value).toBe('')
  expect(document.activeElement).toBe(reset)
})

test('the search over all fields runs once when typing pauses, and at once on Enter', async () => {
  const { onFind } = show()
  await userEvent.type(field('Find quizzes'), 'waves')
  await vi.waitFor(() => expect(onFind).toHaveBeenCalledExactlyOnceWith('waves'))
  await userEvent.type(field('Find quizzes'), ' on{Enter}')
  expect(onFind).toHaveBeenLastCalledWith('waves on')
})

test('given a search over all fields, its field shows it and the three fields are collapsed', () => {
  show({ key: 'quiz', value: 'alge', search: true, everywhere: true })
  expect(field('Find quizzes').value).toBe('alge')
  expect(screen.queryByRole('searchbox', { name: 'Quiz name' })).toBeNull()
})

test('the key / leads to the search over all fields, except where it is typed', async () => {
  show()
  const find = field('Find quizzes')
  await userEvent.keyboard('/')
  expect([document.activeElement, find.value]).toEqual([find, ''])
  await userEvent.keyboard('1/2')
  expect(find.value).toBe('1/2')
})
