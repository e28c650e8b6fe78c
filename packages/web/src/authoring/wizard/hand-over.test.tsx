import type { QuestionSource } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
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
const handOver = async (answer: () => Response, source: QuestionSource = 'write by hand') =>
  await prepareHandOver(await openAnswered(answer), source, 'append', AbortSignal.timeout(5_000))

test('given an empty quiz, when questions are written by hand, then the history state has both', async () => {
  const { address, state } = await handOver(() =>
    Response.json({ status: 200, data: { questions: [], total: 0, revision: 1 } }),
  )
  expect(address).toContain('/quiz/edit-quiz-questions?quizId=q1')
  expect([state.quiz._id, state.questions, state.beginsWith]).toEqual(['q1', [], 'write by hand'])
})

test('given questions that cannot be read, then the editor still opens', async () => {
  const { address, state } = await handOver(() =>
    Response.json({ status: 404, code: 'NOT_FOUND', message: 'Gone.', requestId: 'r' }, { status: 404 }),
  )
  expect(address).toContain('quizId=q1')
  expect(state).not.toHaveProperty('questions')
  expect(state).not.toHaveProperty('beginsWith')
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
    const { address } = await prepareHandOver(draft, 'generate', mode, AbortSignal.timeout(5_000))
    expect(new URLSearchParams(address.split('?')[1]).get('question_no')).toBe(no)
  },
)

test.each(['paste a list', 'take from other quizzes'] as const)(
  'given that the author wants to %s, then the editor begins with that, even beside other questions',
  async (source) => {
    const draft = await openAnswered(() => Response.error())
    const questions = goodQuestions(2)
    draft.store.trigger.questionsRead({ saved: questions, questions, revision: 1 })
    const { state } = await prepareHandOver(draft, source, 'append', AbortSignal.timeout(5_000))
    expect(state).toMatchObject({ beginsWith: source, questions: [{}, {}] })
  },
)
