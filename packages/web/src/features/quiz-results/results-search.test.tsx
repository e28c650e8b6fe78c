import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ResultsSearch } from './results-search.tsx'

afterEach(cleanup)
const show = (search?: { key: 'userName'; keyword: string }) => {
  const onSearch = vi.fn()
  render(<ResultsSearch search={search} onSearch={onSearch} onReset={vi.fn()} />)
  return onSearch
}
const toggle = () => screen.getByRole('button', { name: 'Search results' })

test('on a phone, a button expands the searches, which work as usual', async () => {
  const onSearch = show()
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(toggle())
  expect(toggle().getAttribute('aria-expanded')).toBe('true')
  await userEvent.type(screen.getByLabelText('Name'), 'Hira{Enter}')
  expect(onSearch).toHaveBeenCalledWith({ key: 'userName', keyword: 'Hira' })
})

test('a running search is expanded', () => {
  show({ key: 'userName', keyword: 'Hira' })
  expect(toggle().getAttribute('aria-expanded')).toBe('true')
})
