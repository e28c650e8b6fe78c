import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OpenFrameWindow } from '../quiz-frame/open-window.ts'
import { OpenAdding } from './adding.ts'
import { WaysToStart } from './ways-to-start.tsx'

test('an empty quiz leads to each way in which questions come', async () => {
  const opened: unknown[] = []
  const screen = render(
    <OpenFrameWindow value={(window) => opened.push(window)}>
      <OpenAdding value={({ kind }) => opened.push(kind)}>
        <WaysToStart>
          <button type="button">Add question</button>
        </WaysToStart>
      </OpenAdding>
    </OpenFrameWindow>,
  )
  for (const name of ['Paste questions', 'Add from a file', 'Generate questions', 'Add from your quizzes'])
    await userEvent.click(screen.getByRole('button', { name }))
  expect(opened).toEqual(['paste', 'upload a CSV', 'generate', 'bank'])
})

test('each way is named by what stands on it, and described beside', () => {
  const screen = render(
    <WaysToStart>
      <button type="button">Add question</button>
    </WaysToStart>,
  )
  const way = screen.getByRole('button', { name: 'Paste questions', description: /^A numbered list/ })
  expect(way.textContent).toBe('Paste questions')
})
