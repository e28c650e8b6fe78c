import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAllDrafts, openDraft } from '../document/open-drafts.ts'
import { fakeQuiz, goodQuestion, goodQuestions } from '../editor/testing/fake-quiz.ts'
import { prepareHandOver } from './hand-over.ts'

afterEach(async () => {
  vi.unstubAllGlobals()
  await closeAllDrafts()
})

const openAnswered = (answer: () => Response) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  )
  return openDraft('me', { ...fakeQuiz, _id: 'q1' })
}
const handOver = async (answer: () => Response) =>
  await prepareHandOver(await openAnswered(answer), null, 'append', AbortSignal.timeout(5_000))

test('given an empty quiz, when questions are written by hand, then the history state has both', async () => {
  const { address, state } = await handOver(() =>
    Response.json({ status: 200, data: { questions: [], total: 0, revision: 1 } }),
  )
  expect(address).toContain('/quiz/edit-quiz-questions?quizId=q1')
  expect([state.quiz._id, state.questions, state.beginsToWrite]).toEqual(['q1', [], true])
})

test('given questions that cannot be read, then the editor still opens', async () => {
  const { address, state } = await handOver(() =>
    Response.json({ status: 404, code: 'NOT_FOUND', message: 'Gone.', requestId: 'r' }, { status: 404 }),
  )
  expect(address).toContain('quizId=q1')
  expect(state).not.toHaveProperty('questions')
  expect(state).not.toHaveProperty('beginsToWrite')
})

test.each([
  ['append', 3, '4'],
  ['replace', 3, '1'],
  ['append', 0, null],
] as const)(
  'given questions that are to %s where there are %i, the editor opens at the first of them',
  async (mode, held, no) => {
    const questions = goodQuestions(held)
    const draft = await openAnswered(() => Response.error())
    draft.store.trigger.questionsRead({ saved: questions, questions, revision: 1 })
    draft.store.trigger.generationReceived({
      generated: {
        questions: [goodQuestion(8), goodQuestion(9)],
        added: null,
        request: { tagNames: [], facultyIds: [] },
        summary: [],
        usedBefore: {},
      },
    })
    const { address } = await prepareHandOver(draft, 'generated', mode, AbortSignal.timeout(5_000))
    expect(new URLSearchParams(address.split('?')[1]).get('question_no')).toBe(no)
  },
)
