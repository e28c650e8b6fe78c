import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '@quizwright/contracts/problem.ts'
import { begin } from '@quizwright/services/test-support/learner-client.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'

const file = join(import.meta.dirname, '../../../shared/data/responses/lsat6.csv')
const studentsAtOnce = 4
const patience = 20
/** The published figures of these answers, in percent except skewness and kurtosis. */
const published = {
  mean: 76.38,
  sd: 20.7008,
  skewness: -0.691,
  kurtosis: 0.0782,
  cic: 29.4997,
  error_ratio: 83.9644,
  standard_error: 17.3813,
} as const

/** Repeats a call while the services say that they are busy, as the learner's page does. */
const persist = async <T>(call: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await call()
    } catch (error) {
      if (!(error as Problem).retryable || tries >= patience) throw error
    }
    await new Promise((go) => setTimeout(go, 100 * tries))
  }
}

/** A line per student with a mark (1 or 0) per question. Undefined if the file is not available. */
export const readLsat = (): number[][] | undefined =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',').slice(1).map(Number))
    : undefined

/**
 * Lets every student begin, answer and hand in through the learner's calls. Returns whether the statistics
 * match the published ones.
 */
export const sitLsat = async (
  students: readonly number[][],
  instructor: Instructor,
  servicesUrl: string,
  say: (line: string) => void,
): Promise<boolean> => {
  const questions = soundQuestions(elementAt(students, 0).length)
  const quizId = await addQuiz(
    instructor,
    { start_time: '2020-01-01 08:00:00', end_time: '2090-01-01 08:00:00' },
    questions,
    true,
  )
  const {
    data: { session },
  } = await instructor.direct.getGeneralSession({ params: { quizId } })
  const waiting = students.entries()
  const sit = async () => {
    for (const [index, marks] of waiting) {
      const { params, learner } = await persist(() => begin(servicesUrl, session._id, `Lsat${index}`))
      // The second option of each question is correct.
      const answers = questions.map(({ _id }, no) => ({
        question_id: _id,
        selected: [elementAt(marks, no)],
        answer: '',
        is_marked: false,
        time_spent: 1,
      }))
      await persist(() => learner.handInAttempt({ params, body: { answers } }))
    }
  }
  await Promise.all(Array.from({ length: studentsAtOnce }, sit))
  const {
    data: { counted, figures },
  } = await instructor.direct.getItemStatistics({ params: { id: quizId }, query: {} })
  const others = Object.entries(published).filter(
    ([name, value]) =>
      Math.round(defined(figures[name as keyof typeof published].value, name) * 10_000) / 10_000 !== value,
  )
  const isRight = counted === students.length && others.length === 0
  const wrong = others.map(([name]) => name).join(', ') || 'the number of attempts'
  const verdict = isRight ? 'every figure is the published one' : `NOT the published figure: ${wrong}`
  say(`${counted} attempts at LSAT 6 by the learner's calls: ${verdict}`)
  return isRight
}
