import { correctionEndpoints } from '@quizwright/contracts/endpoints/correction.ts'
import type { CorrectableQuestion } from '@quizwright/domain/schemas/correction.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { rest } from '../../../api/rest.ts'
import type { OpenDraft } from '../drafts-on-page.ts'
import { goodQuestions } from '../../editor/testing/fake-quiz.ts'
import { useKeysInstead } from './use-keys-instead.tsx'

const option = (no: number) => ({ text: `Option ${no}`, equation: '', image_url: '', is_correct: no === 1 })
const question: CorrectableQuestion = {
  question_id: 'q2',
  question_no: 2,
  text: 'What?',
  equation: '',
  image_url: '',
  takes_many: false,
  options: [option(1), option(2)],
  attempts: 3,
  reports: 0,
  correction: null,
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const draftOf = (change: (questions: ReturnType<typeof goodQuestions>) => void): OpenDraft => {
  const [saved, questions] = [goodQuestions(2), goodQuestions(2)]
  change(questions)
  const context = { document: { questions }, saved: { questions: saved }, quiz: { _id: 'quiz1' } }
  return { store: { getSnapshot: () => ({ context }) } } as unknown as OpenDraft
}

const show = (draft: OpenDraft) => {
  const send = vi.fn()
  const actor = { getSnapshot: () => ({ children: { 'new version': { send } } }) } as never
  const Window = () => {
    const { offer, dialogs } = useKeysInstead(draft)
    const correct = offer(actor)
    return (
      <>
        {correct && <button onClick={correct}>Instead</button>}
        {dialogs}
      </>
    )
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Window />
    </QueryClientProvider>,
  )
  return send
}

test('given only another key, then it is corrected and the new version is declined', async () => {
  const read = vi
    .spyOn(rest(correctionEndpoints), 'getCorrectableQuestion')
    .mockResolvedValue({ status: 200, data: { question } })
  const send = show(
    draftOf(([, second]) => {
      second!.options[0]!.is_correct = false
      second!.options[1]!.is_correct = true
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Instead' }))
  expect(send).toHaveBeenCalledWith({ type: 'cancel' })
  expect(await screen.findByRole('dialog', { name: /Regrade question 2/ })).toBeTruthy()
  expect(read).toHaveBeenCalledWith({ params: { id: 'quiz1', questionId: 'q2' } }, expect.anything())
  expect((screen.getByRole('radio', { name: /Option 2/ }) as HTMLInputElement).checked).toBe(true)
})

test('given another wording too, then a new version is the only way', () => {
  show(
    draftOf(([first]) => {
      first!.question = 'Why?'
    }),
  )
  expect(screen.queryByRole('button')).toBeNull()
})
