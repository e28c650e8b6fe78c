import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import type { ImportedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { createQuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { storedQuiz } from '@quizwright/machines/quiz-document/testing/stored-quiz.ts'
import { expect, test, vi } from 'vitest'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { takeTimeOfFile } from './time-of-file.ts'

const taken = (stops: readonly number[], chosen?: number) => {
  const seconds = stops.map((second, index) => ({ question_no: index + 1, second }))
  const imported = {
    questions: [blankQuestion('a', 'pop')],
    added: null,
    report: { seconds },
  } as unknown as ImportedQuestions
  const store = createQuizDraft({ quiz: storedQuiz, document: { imported } })
  if (chosen !== undefined) store.trigger.setPopUp({ popUp: { videoId: 'v1', time: chosen } })
  const said = vi.spyOn(toast, 'success').mockClear()
  takeTimeOfFile(store, 'v1')
  return { popUp: store.getSnapshot().context.document.popUp, said: said.mock.calls.flat().join() }
}

test('the quiz appears where the video of the file stops first, and the other stops are told', () => {
  const { popUp, said } = taken([130, 65, 130])
  expect(popUp).toEqual({ videoId: 'v1', time: 65 })
  expect(said).toContain('01:05')
  expect(said).toContain('02:10')
})

test('a time that the author chose stays, and a file without times sets none', () => {
  expect(taken([65], 9)).toEqual({ popUp: { videoId: 'v1', time: 9 }, said: '' })
  expect(taken([])).toEqual({ popUp: null, said: '' })
})
