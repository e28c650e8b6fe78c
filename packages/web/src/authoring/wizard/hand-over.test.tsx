import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAllDrafts, openDraft } from '../document/open-drafts.ts'
import { fakeQuiz } from '../editor/testing/fake-quiz.ts'
import { prepareHandOver } from './hand-over.ts'

afterEach(async () => {
  vi.unstubAllGlobals()
  await closeAllDrafts()
})

const handOver = async (answer: () => Response) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  )
  const draft = await openDraft('me', { ...fakeQuiz, _id: 'q1' })
  return await prepareHandOver(draft, null, 'append', AbortSignal.timeout(5_000))
}

test('given an empty quiz, when questions are written by hand, then the history state has both', async () => {
  const { address, state } = await handOver(() =>
    Response.json({ status: 200, data: { questions: [], total: 0, revision: 1 } }),
  )
  expect(address).toContain('/quiz/edit-quiz-questions?quizId=q1')
  expect([state.quiz._id, state.questions]).toEqual(['q1', []])
})

test('given questions that cannot be read, then the editor still opens', async () => {
  const { address, state } = await handOver(() =>
    Response.json({ status: 404, code: 'NOT_FOUND', message: 'Gone.', requestId: 'r' }, { status: 404 }),
  )
  expect(address).toContain('quizId=q1')
  expect(state).not.toHaveProperty('questions')
})
