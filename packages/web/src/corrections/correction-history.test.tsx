import { correctionEndpoints } from '@quizwright/contracts/endpoints/correction.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { rest } from '../api/rest.ts'
import { CorrectionHistory } from './correction-history.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

test.each([
  ['full_marks', 'All marks for this question go back to what they were.'],
  [
    'graded_again',
    'go back to what they were. Marks you gave since then stay. Marks that students have already seen',
  ],
])('before a correction of the kind %s is undone, the page says what stays', async (kind, text) => {
  const correction = {
    _id: 'c',
    quiz_id: 'q',
    question_id: '1',
    question_no: 1,
    kind,
    correct: [],
    reason: 'Why',
    created_at: '2026-11-01 08:00:00',
    undone_at: null,
    summary: { changed: 0 },
  }
  const data = { corrections: [correction] }
  vi.spyOn(rest(correctionEndpoints), 'getCorrections').mockResolvedValue({ status: 200, data } as never)
  render(
    <QueryClientProvider client={queryClient}>
      <CorrectionHistory quizId="q" />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Undo the correction of question 1' }))
  expect((await screen.findByRole('dialog')).textContent).toContain(text)
})
