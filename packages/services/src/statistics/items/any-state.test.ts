import { runs } from '@quizwright/domain/test-support/long-form.ts'
import {
  type CountedAttempts,
  countedAttempts,
  type Figure,
} from '@quizwright/domain/schemas/item-statistics.ts'
import { eq } from '../../database/drizzle.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctAnswer } from '../../corrections/applying/correct-answer.ts'
import { applyChoice } from '../../corrections/fixtures.ts'
import { planCorrection } from '../../corrections/planning/plan-correction.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { countAttempt } from '../counts/count-attempt.ts'
import { addQuizFixture, fixtureTime as now, type QuizFixture } from '../counts/fixtures/add-quiz-fixture.ts'
import { storeAttempt } from '../counts/fixtures/store-attempt.ts'

const services = await setUpServices()
const { db } = services
const ada = await services.addInstructor('ada')
const questionCount = 3

/** What is done to a question after its attempts. */
const treatments = fc.constantFrom(
  'none',
  'not_counted',
  'full_marks',
  'other_key',
  'any_of',
  'reworded',
  'one_student',
)
type Treatment = typeof treatments extends fc.Arbitrary<infer One> ? One : never

const correctOf = { not_counted: [], full_marks: [], other_key: [1], any_of: [0, 1] }

/** Gives a question another wording, which nobody has answered yet. */
const reword = async (quizId: string, { id, revisionId }: QuizFixture['questions'][number]) => {
  const [row] = await db.select().from(questionRevisions).where(eq(questionRevisions.id, revisionId))
  const content = { ...row!.content, question: 'How many?' }
  const [newId, contentHash] = [makeId(), makeId()]
  await db.insert(questionRevisions).values({ ...row!, id: newId, contentHash, content })
  await db.update(questions).set({ revisionId: newId }).where(eq(questions.id, id))
  await db.update(quizzes).set({ updatedAt: now }).where(eq(quizzes.id, quizId))
}

const treat = async (
  { quizId, questions: all }: QuizFixture,
  attemptIds: readonly string[],
  index: number,
  treatment: Treatment,
) => {
  const question = { quizId, questionId: all[index]!.id }
  if (treatment === 'none') return
  if (treatment === 'reworded') return reword(quizId, all[index]!)
  const change = async () => {
    if (treatment === 'one_student') {
      const body = { result_id: attemptIds[0]!, question_id: question.questionId, marks: 0.5, reason: 'So.' }
      await db.transaction((tx) => correctAnswer(tx, body, { by: ada.uid, now }))
    } else await applyChoice(db, question, { kind: treatment, correct: correctOf[treatment] })
  }
  // Some are refused, as when no question would count.
  if (treatment !== 'one_student') {
    const choice = { kind: treatment, correct: correctOf[treatment] }
    const isRefused = await planCorrection(db, { ...question, ...choice }).then(
      () => false,
      () => true,
    )
    if (isRefused) return
  }
  await change().catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'RULE' && (error as { code?: string }).code !== 'NOT_FOUND')
      throw error
  })
}

/** All figures within a response, each with where it is. */
const figuresIn = (value: unknown, at = ''): [string, Figure][] => {
  if (typeof value !== 'object' || value === null) return []
  if ('interval' in value && 'value' in value) return [[at, value as Figure]]
  return Object.entries(value).flatMap(([key, inner]) => figuresIn(inner, `${at}.${key}`))
}

const expectFiguresOrReasons = (response: unknown) => {
  for (const [at, { value, interval, why }] of figuresIn(response)) {
    if (value === null || interval === null) expect(why, at).toBeTypeOf('string')
    for (const one of [value, ...(interval ?? [])])
      if (one !== null) expect(Number.isFinite(one), `${at} is ${one}`).toBe(true)
  }
}

const readAll = async ({ quizId, sessionIds }: QuizFixture, attempts: CountedAttempts) => {
  const { client } = ada
  for (const x of [undefined, sessionIds[0]!]) {
    const params = { id: quizId, ...(x && { x }) }
    const statistics = await client.getItemStatistics({ params, query: { attempts } })
    expect(figuresIn(statistics).length).toBeGreaterThan(questionCount)
    expectFiguresOrReasons(statistics)
    await client.getQuizStats({ params })
    await client.getToughestQuestions({ params })
    await client.getResultByQuiz({ params: { id: quizId }, query: x ? { sessionId: x } : {} })
    await client.getTopStudents({ params: { id: quizId }, query: {} })
    if (x) await client.getTopicWiseStrength({ params: { id: x } })
  }
}

const selection = fc.constantFrom(0, 0, 1, 2, null)
/** The attempts of each student, each with a selection for each question. */
const classes = fc.array(
  fc.array(fc.array(selection, { minLength: questionCount, maxLength: questionCount }), { maxLength: 3 }),
  { minLength: 1, maxLength: 5 },
)
const treatmentsOfAll = fc.array(treatments, { minLength: questionCount, maxLength: questionCount })

test('any corrections, attempts and selection of attempts give figures or reasons, never an error', async () => {
  const property = fc.asyncProperty(
    classes,
    treatmentsOfAll,
    fc.constantFrom(...countedAttempts),
    async (students, treated, attempts) => {
      const fixture = await addQuizFixture(db, [1, 1, 1], students.length)
      const owned = { instructorId: ada.uid }
      await db.update(quizzes).set(owned).where(eq(quizzes.id, fixture.quizId))
      await db.update(sessions).set(owned).where(eq(sessions.quizId, fixture.quizId))
      const ids: string[] = []
      for (const [student, tries] of students.entries())
        for (const [index, selections] of tries.entries())
          await db.transaction(async (tx) => {
            const attempt = { student, session: index % 2, number: index + 1, selections }
            const id = await storeAttempt(tx, fixture, attempt)
            await countAttempt(tx, id)
            ids.push(id)
          })
      for (const [index, treatment] of treated.entries())
        if (ids.length > 0) await treat(fixture, ids, index, treatment)
      await readAll(fixture, attempts)
    },
  )
  const found: Parameters<typeof fc.assert>[1] = {
    numRuns: runs(8),
    examples: [
      // A question without counted answers, and students with two attempts.
      [
        [
          [
            [0, 0, 0],
            [1, 0, 2],
          ],
          [
            [0, 1, 0],
            [2, 2, 0],
          ],
        ],
        ['not_counted', 'reworded', 'none'],
        'all',
      ],
    ] as never,
  }
  await fc.assert(property, found)
})
