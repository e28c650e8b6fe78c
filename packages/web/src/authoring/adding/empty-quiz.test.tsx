import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OpenFrameWindow } from '../quiz-frame/open-window.ts'
import { OpenAdding } from './adding.ts'
import { EmptyQuiz } from './empty-quiz.tsx'

test('an empty quiz offers every way to get questions', async () => {
  const opened: unknown[] = []
  const screen = render(
    <OpenFrameWindow value={(window) => opened.push(window)}>
      <OpenAdding value={({ kind }) => opened.push(kind)}>
        <EmptyQuiz>
          <button type="button">Add question</button>
        </EmptyQuiz>
      </OpenAdding>
    </OpenFrameWindow>,
  )
  for (const name of ['Paste questions', 'Upload a file', 'Auto generate', 'Add from your quizzes'])
    await userEvent.click(screen.getByRole('button', { name }))
  expect(opened).toEqual(['paste', 'upload a CSV', 'generate', 'bank'])
})

test('every button is named by its label and has a description', () => {
  const screen = render(
    <EmptyQuiz>
      <button type="button">Add question</button>
    </EmptyQuiz>,
  )
  const way = screen.getByRole('button', { name: 'Paste questions', description: /^A numbered list/ })
  expect(way.textContent).toBe('Paste questions')
})
