import { elementAt } from '@quizwright/domain/defined.ts'
import { studentDetails } from '@quizwright/services/test-support/learner-client.ts'
import type { QuizToTake } from '../add-quiz-to-take.ts'
import { send, type Student } from './play-class.ts'

/** A student of the services, with the calls and the cookie that the learner's page sends. */
export const ourStudent = ({ sessionId, questionIds }: QuizToTake): Student => {
  let path = ''
  let headers: Record<string, string> = {}
  const answerTo = (question: number) => ({
    question_id: elementAt(questionIds, question),
    selected: [question % 4],
    answer: '',
    is_marked: false,
    time_spent: 1,
  })
  return {
    begin: async (client, name) => {
      const { data, cookie } = await send(client, 'POST', '/learner/attempts', {
        session_id: sessionId,
        student: studentDetails(name),
        browser_token: `browser of ${name} at ${sessionId}`.padEnd(32, '.'),
      })
      path = `/learner/attempts/${String(data['attempt_id'])}`
      headers = { authorization: String(data['token']), ...(cookie && { cookie }) }
    },
    save: async (client, question) => {
      const { data } = await send(
        client,
        'PUT',
        `${path}/answers`,
        { answers: [answerTo(question)] },
        headers,
      )
      if (data['saved'] !== 1) throw new Error('An answer was not saved.')
    },
    handIn: async (client) => {
      await send(client, 'POST', `${path}/hand-in`, { answers: [] }, headers)
    },
  }
}
