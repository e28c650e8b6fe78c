import type { OwnAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { render } from '../test-support/render.tsx'
import { OwnAttemptList } from './own-attempt-list.tsx'

const attempt = (id: string, submitted_at: string | null): OwnAttempt => ({
  attempt_id: id,
  session_id: 's1',
  name: 'Sums',
  session_name: 'Spring',
  number: 1,
  started_at: '2029-12-31 09:00:00',
  due_at: '2029-12-31 10:00:00',
  submitted_at,
  is_here: true,
})
const attempts = [attempt('a1', null), attempt('a2', '2029-12-31 09:30:00')]

test('given a button above that continues an attempt, then the list has no second button for it', async () => {
  render(<OwnAttemptList attempts={attempts} underWayId="a1" onOpen={vi.fn()} />)
  expect(await screen.findByText('In progress')).toBeTruthy()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['View result'])
})

test('given no such button, then the list has the button that continues the attempt', async () => {
  render(<OwnAttemptList attempts={attempts} underWayId={undefined} onOpen={vi.fn()} />)
  expect((await screen.findAllByRole('button')).map((button) => button.textContent)).toEqual([
    'Continue',
    'View result',
  ])
})
