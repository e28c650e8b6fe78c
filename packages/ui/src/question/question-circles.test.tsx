import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { QuestionCircles } from './question-circles.tsx'

afterEach(cleanup)

test('names every question and its state, and reports the index of the pressed one', async () => {
  const onPress = vi.fn()
  render(
    <QuestionCircles
      label="Questions"
      onPress={onPress}
      circles={[
        {
          questionId: 'a',
          questionNumber: 4,
          state: 'correct',
          name: 'Question 4, correct',
          isCurrent: true,
        },
        { questionId: 'b', questionNumber: 7, state: 'skipped', name: 'Question 7, skipped', isMarked: true },
      ]}
    />,
  )
  const circles = screen.getAllByRole('button')
  expect(circles.map((circle) => [circle.textContent, circle.getAttribute('data-state')])).toEqual([
    ['4', 'correct'],
    ['7', 'skipped'],
  ])
  expect(screen.getByRole('button', { current: 'step' }).textContent).toBe('4')
  await userEvent.click(screen.getByRole('button', { name: 'Question 7, skipped' }))
  expect(onPress.mock.calls).toEqual([[1]])
})
