import recorded from '@quizwright/contracts/recorded-responses.json' with { type: 'json' }
import { elementAt } from '@quizwright/domain/defined.ts'

/** A call that is sent to every relay. The path is relative to the gateway's /api. */
export type BenchRequest = { method: 'GET' | 'POST'; path: string; body?: string }

export const tokenPath = '/v1/auth/authenticate-frontend-route'
export const headers = { uid: 'me', authorization: 'a-token', 'content-type': 'application/json' }

const listState = {
  filters: { is_publish: true, is_archived: false, quiz_type: 'all' },
  sort: { sortBy: 'created_at', sortOrder: -1 },
  search: { key: 'quiz', value: '', search: false },
  pagination: { page: 1, perPage: 50 },
}

export const requests = {
  list: {
    method: 'POST',
    path: '/quiz/get-filtered-and-sort-quizes/me',
    body: JSON.stringify(listState),
  },
  count: { method: 'GET', path: '/quiz/get-unpublished-count/me' },
  questions: { method: 'GET', path: '/question/get-question-by-quiz-id/the-quiz' },
} as const satisfies Record<string, BenchRequest>

/** All questions of a quiz of 2,000, about 2 MB. */
export const largeAnswer = (): object => {
  const { status, data } = recorded.getQuestionsByQuizId
  const questions = Array.from({ length: 2_000 }, (_question, index) => ({
    ...elementAt(data.questions, index % data.questions.length),
    _id: `01JQUESTION${index}`,
    question: `A body falls for ${index} s. How fast is it then? ${'Neglect the resistance of the air. '.repeat(8)}`,
  }))
  return { status, data: { ...data, questions, total: questions.length } }
}
