import { begin } from '@quizwright/services/test-support/learner-client.ts'
import { ulid } from 'ulid'
import { addQuiz, soundQuestions } from '../../tests/support/seed-objects.ts'
import type { Instructor, World } from '../../tests/support/world.ts'
import { retried } from '../../tests/faults/retried.ts'

const questionsPerQuiz = 10

const students = 6
const pauseMs = 100

/** Students who take a quiz again and again. All their attempts must exist at the end. */
export const startStudents = async (world: World, instructor: Instructor) => {
  const questions = soundQuestions(questionsPerQuiz)
  const quizId = await addQuiz(
    instructor,
    { start_time: '2020-01-01 08:00:00', end_time: '2090-01-01 08:00:00' },
    questions,
    true,
  )
  const { session } = (await instructor.direct.getGeneralSession({ params: { quizId } })).data
  let isWorking = true
  let handedIn = 0
  const times: number[] = []
  const timed = async <T>(call: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now()
    const result = await retried(call)
    times.push(performance.now() - startedAt)
    return result
  }
  const take = async (): Promise<void> => {
    while (isWorking) {
      const name = `Student ${ulid()}`.replaceAll(' ', '.')
      // The same browser token and name, so that an attempt whose response was lost is found again instead of
      // begun twice.
      const { learner, params } = await timed(() => begin(world.servicesUrl, session._id, name))
      const { data } = await timed(() => learner.readAttempt({ params }))
      const answers = data.questions.map(({ question_id }) => ({
        question_id,
        selected: [1],
        answer: '',
        is_marked: false,
        time_spent: 1,
      }))
      for (const answer of answers)
        await timed(() => learner.saveAnswers({ params, body: { answers: [answer] } }))
      await timed(() => learner.handInAttempt({ params, body: { answers } }))
      handedIn++
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const working = Array.from({ length: students }, take)
  return {
    handedIn: () => handedIn,
    takeTimes: (): number[] => times.splice(0),
    stop: async () => {
      isWorking = false
      await Promise.all(working)
    },
    /** Compares the number of results with the number of hand-ins. */
    findLost: async (): Promise<string[]> => {
      const { data } = await retried(() =>
        instructor.viaGateway.getResultsByQuiz({ params: { id: quizId }, query: { from: 0, count: 1 } }),
      )
      const { total = 0 } = data
      return total >= handedIn ? [] : [`${handedIn} attempts were handed in, ${total} are there.`]
    },
  }
}
