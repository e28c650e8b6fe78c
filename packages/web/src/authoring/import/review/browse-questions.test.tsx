import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { goodQuestion } from '../../editor/testing/fake-quiz.ts'
import { BrowseQuestions } from './browse-questions.tsx'
import { ReviewPanel } from './review-panel.ts'

afterEach(cleanup)

const questions = [1, 2, 3].map((no) => ({ ...goodQuestion(no), question: `Stem ${no}` }))

test('shows the questions of a file as students see them, one after the other', async () => {
  const screen = render(<BrowseQuestions questions={questions} />)
  const next = screen.getByRole('button', { name: 'Next question' })
  expect([screen.getByRole('heading', { level: 3 }).textContent, screen.queryByText('Stem 2')]).toEqual([
    'Question 1 of 3',
    null,
  ])
  await userEvent.click(next)
  expect(screen.getByText('Stem 2')).toBeTruthy()
  await userEvent.click(next)
  await userEvent.click(next)
  expect([screen.getByRole('heading', { level: 3 }).textContent, next.getAttribute('aria-disabled')]).toEqual(
    ['Question 3 of 3', 'true'],
  )
  // Questions that were left out meanwhile are not shown any more.
  screen.rerender(<BrowseQuestions questions={questions.slice(0, 1)} />)
  expect(screen.getByText('Stem 1')).toBeTruthy()
})

test('beside the lists, the questions take the place of the active row', () => {
  const panel = document.body.appendChild(document.createElement('section'))
  render(
    <ReviewPanel value={panel}>
      <BrowseQuestions questions={questions} />
    </ReviewPanel>,
  )
  expect(panel.textContent).toContain('Stem 1')
  panel.remove()
})
