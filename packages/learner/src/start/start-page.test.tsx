import type { Announcement } from '@quizwright/contracts/schemas/learner.ts'
import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { render } from '../test-support/render.tsx'
import { StartPage } from './start-page.tsx'

const quiz = {
  name: 'Sums',
  description: '',
  question_count: 3,
  total_marks: 3,
  duration: 600,
  result_delay_in_hours: 0,
  passing_percentage: 50,
  start_time: '2030-01-01 08:00:00',
  end_time: '2030-02-01 08:00:00',
  now: '2030-03-01 08:00:00',
  quiz_type: 'full',
  access: 'anyone',
  state: 'over',
  closed: 'Over.',
} as Announcement
const open = (changes: Partial<Announcement> = {}) => {
  const actions = { onStarted: vi.fn(), onOpen: vi.fn(), onBegun: vi.fn() }
  render(<StartPage quiz={{ ...quiz, ...changes }} sessionId="s1" {...actions} />)
}
const stands = (first: Element, second: Element) =>
  first.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_FOLLOWING

test('given a quiz that is over, the page says so first and shows no rules', () => {
  open()
  expect(stands(screen.getByRole('alert'), screen.getByText('Questions'))).toBe(true)
  expect(screen.queryByText('How it works')).toBeNull()
})

test('given a quiz that has not begun, the page counts down first and shows the rules', () => {
  open({ state: 'not_begun', now: '2029-12-31 08:00:00' })
  expect(stands(screen.getByRole('timer'), screen.getByText('How it works'))).toBe(true)
})

test('given a quiz for listed students, the page first says that a personal link is needed', () => {
  open({ access: 'student_list', state: 'open', closed: null })
  expect(screen.getByRole('alert').textContent).toContain('Open the personal link')
  expect(stands(screen.getByRole('alert'), screen.getByText('Questions'))).toBe(true)
})
