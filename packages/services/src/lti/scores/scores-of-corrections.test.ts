import { elementAt } from '@quizwright/domain/defined.ts'
import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { applyChoice, runUndo } from '../../corrections/fixtures.ts'
import { ltiScores } from '../../database/tables/lti.ts'
import { platform, questions, quizId, services, subject } from '../lti-test-setup.ts'
import { setUpScoreTests, take } from './testing/set-up-scores.ts'

setUpScoreTests()

const question = () => ({ quizId, questionId: elementAt(questions, 0)._id })
const otherKey = { kind: 'other_key' as const, correct: [1] }

/** Of the four marks the first question has three, for those who chose its key. */
const gradeBy = (key: number, chosen: number): number => (chosen === key ? 75 : 0)

const openClass = () => {
  const chosenBy = new Map<string, number>()
  return {
    handIn: async (chosen: number): Promise<void> => {
      const sub = `${subject}-${chosenBy.size}`
      await take([chosen], { sub, name: sub })
      chosenBy.set(sub, chosen)
    },
    /** Waits until nothing is to be sent, and expects the grades of the students by a key. */
    expectGrades: async (key: number): Promise<void> => {
      await expect
        .poll(async () => {
          services.wait(0.5)
          return services.db.$count(ltiScores, eq(ltiScores.state, 'waiting'))
        })
        .toBe(0)
      const grades = [...chosenBy.keys()].map((sub) => platform.results.get(sub)?.resultScore)
      expect(grades).toEqual([...chosenBy.values()].map((chosen) => gradeBy(key, chosen)))
    },
  }
}

test('a corrected key changes the grades of the course, and its undo brings them back', async () => {
  const { handIn, expectGrades } = openClass()
  for (const chosen of [0, 1, 1]) await handIn(chosen)
  await expectGrades(0)
  const correctionId = await applyChoice(services.db, question(), otherKey)
  await expectGrades(1)
  await runUndo(services.db, { quizId, correctionId })
  await expectGrades(0)
})

test('an undo while the corrected scores are being sent, and fail, leaves the grades as they were', async () => {
  const { handIn, expectGrades } = openClass()
  for (const chosen of [0, 1, 0, 1]) await handIn(chosen)
  await expectGrades(0)
  for (const round of [1, 2, 3]) {
    const sending = Promise.withResolvers<void>()
    let sent = 0
    platform.fault = (_method, path) => {
      if (!path.endsWith('/scores')) return undefined
      sending.resolve()
      sent += 1
      return sent % 3 === round % 3 ? { status: 200, isCut: true } : undefined
    }
    const correctionId = await applyChoice(services.db, question(), otherKey)
    await sending.promise
    await Promise.all([runUndo(services.db, { quizId, correctionId }), handIn(round % 2)])
    platform.fault = () => undefined
    await expectGrades(0)
  }
})
