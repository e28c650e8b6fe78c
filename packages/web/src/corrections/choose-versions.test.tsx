import { correctionEndpoints } from '@quizwright/contracts/endpoints/correction.ts'
import type { CorrectableQuestion } from '@quizwright/domain/schemas/correction.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { rest } from '../api/rest.ts'
import CorrectMarksDialog from './correct-marks-dialog.tsx'
import { unchangedPreview } from './fixtures.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const option = (text: string) => ({ text, equation: '', image_url: '', is_correct: text === 'Four' })
const question: CorrectableQuestion = {
  question_id: 'n1',
  question_no: 1,
  text: 'How much is two and two?',
  equation: '',
  image_url: '',
  takes_many: false,
  options: [option('Four'), option('Five')],
  attempts: 3,
  reports: 0,
  correction: null,
  other_versions: [
    { quiz_id: 'v2', version: 2, attempts: 1, open: 2 },
    { quiz_id: 'v3', version: 3, attempts: 0, open: 0 },
  ],
}

test('given other versions with the same question, then they are corrected too unless they are excluded', async () => {
  vi.spyOn(rest(correctionEndpoints), 'getCorrectableQuestion').mockResolvedValue({
    status: 200,
    data: { question },
  })
  const data = { status: 200, data: unchangedPreview }
  const preview = vi.spyOn(rest(correctionEndpoints), 'previewCorrection').mockResolvedValue(data)
  render(
    <QueryClientProvider client={queryClient}>
      <CorrectMarksDialog quizId="q1" questionId="n1" onClose={() => undefined} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Versions 2 and 3 have the same question.')).toBeTruthy()
  expect(
    screen.getByRole('checkbox', { name: 'Regrade version 2 too (1 attempt, 2 in progress)' }),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Regrade version 3 too (0 attempts)' }))
  fireEvent.click(screen.getByRole('radio', { name: /^Everyone gets the marks/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Preview changes' }))
  await waitFor(() => expect(preview).toHaveBeenCalledOnce())
  expect(preview.mock.calls[0]![0]).toEqual({
    body: { quiz_id: 'q1', question_id: 'n1', kind: 'full_marks', correct: [], also: ['v2'] },
  })
})
