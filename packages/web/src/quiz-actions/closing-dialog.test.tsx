import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import ClosingDialog from './closing-dialog.tsx'

/** Loads the code of dialogs, which is otherwise loaded with the first one. */
afterEach(cleanup)

test.each([
  [{ quizzes: 1, taken: 1, students: 1 }, 'Archive this quiz?', '1 student is taking it now.'],
  [{ quizzes: 4, taken: 1, students: 2 }, 'Archive 4 quizzes?', '2 students are taking 1 of them now.'],
  [
    { quizzes: 40, taken: 3, students: 1_200 },
    'Archive 40 quizzes?',
    '1,200 students are taking 3 of them now.',
  ],
])('asks about %o', async (counts, title, text) => {
  const nothing = () => undefined
  const screen = render(
    <ClosingDialog decision="archive" {...counts} onConfirm={nothing} onCancel={nothing} />,
  )
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(dialog.textContent).toContain(text)
})
