import 'fake-indexeddb/auto'
import { emptyQuestion } from '@quizwright/domain/schemas/empty-question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { createQuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { expect, test, vi } from 'vitest'
import { readQuiz } from '../../../questions/read-quiz.ts'
import { autosaveDraft } from '../../document/autosave.ts'
import { draftsDatabase } from '../../document/draft-database.ts'
import { findTyped } from './typed-questions.ts'

vi.mock('../../../auth/credentials.ts', () => ({
  requireUid: () => 'bo',
  readCredentials: () => ({ uid: 'bo' }),
}))
vi.mock('../../../questions/read-quiz.ts', () => ({ readQuiz: vi.fn() }))

const quiz = { _id: 'q1', name: 'Waves', quiz_type: 'full' } as Quiz
const question = (id: string, text = id) => ({ ...emptyQuestion, _id: id, question: text })
const saved = ['a', 'b', 'c'].map((id) => question(id))

const find = (mayRead: boolean) => findTyped('q1', { mayRead, signal: new AbortController().signal })

/** Types into a quiz and closes the page. */
const typeAndLeave = async () => {
  const store = createQuizDraft({ quiz, document: { imported: null, generated: null, popUp: null } })
  const autosave = autosaveDraft({ store, uid: 'bo', database: draftsDatabase, onTrouble: vi.fn() })
  store.trigger.questionsRead({ saved, questions: saved, revision: 7 })
  store.trigger.setQuestion({ id: 'b', changes: { question: 'b, typed' } })
  await autosave.flush()
  autosave.stop()
}

test('what was typed is found after a reload: all questions if the quiz may be read, else those alone', async () => {
  expect(await find(false)).toBeNull()
  await typeAndLeave()
  const alone = await find(false)
  expect(alone).toMatchObject({ quiz: { name: 'Waves' }, count: 1 })
  expect(alone?.questions.map((one) => one.question)).toEqual(['b, typed'])
  expect(readQuiz).not.toHaveBeenCalled()

  // Somebody else has changed another question meanwhile.
  vi.mocked(readQuiz).mockResolvedValue({
    quiz,
    questions: [question('a', 'a, by Ada'), question('b'), question('c')],
    revision: 8,
  } as unknown as Awaited<ReturnType<typeof readQuiz>>)
  const whole = await find(true)
  expect(whole?.questions.map((one) => one.question)).toEqual(['a, by Ada', 'b, typed', 'c'])

  await whole?.forget()
  expect(await find(true)).toBeNull()
})
