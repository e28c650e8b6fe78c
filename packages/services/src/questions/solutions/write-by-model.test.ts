import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { quizzes } from '../../database/tables/quizzes.ts'
import { draft, now, owner, readStoredQuestions, readQuizRow } from '../../saving/fixtures.ts'
import { saveInOneCall } from '../../saving/save-in-one-call.ts'
import { useSolutionsWorld } from './fixtures.ts'

const world = useSolutionsWorld()

test('every question without a solution gets one, as a new revision', async () => {
  const quizId = await world.addQuizWith([
    draft('a'),
    draft('b', { solution: 'Mine.' }),
    draft('c', { solution_equation: 'x=1' }),
  ])
  const other = await world.addQuizWith([draft('d')])
  const before = await readStoredQuestions(world.db, quizId)
  world.startRunner(
    await world.startModel((prompt) => ({ text: `About ${/What is (\w)/.exec(prompt)![1]}.` })),
  )
  expect(await world.endOf(await world.addSolutionsJob(quizId, other))).toMatchObject({
    state: 'done',
    done: 4,
    total: 4,
    message: null,
  })
  expect(await world.solutionsOf(quizId)).toEqual(['About a.', 'Mine.', ''])
  expect(await world.solutionsOf(other)).toEqual(['About d.'])
  const after = await readStoredQuestions(world.db, quizId)
  expect(after.map(({ revisionId }, index) => revisionId === before[index]!.revisionId)).toEqual([
    false,
    true,
    true,
  ])
  expect(await readQuizRow(world.db, quizId)).toMatchObject({
    aiApplied: true,
    revision: 3,
    questionCount: 3,
    totalMarks: 3,
  })
  expect(world.requests()[0]!.prompt).toContain('- A number (correct)')
})

test('a published quiz with attempts gets solutions without changing its state', async () => {
  const quizId = await world.addQuizWith([draft('a')], { attempts: 5 })
  await world.db.update(quizzes).set({ isPublished: true, publishedAt: now }).where(eq(quizzes.id, quizId))
  world.startRunner(await world.startModel(() => ({ text: 'So.' })))
  expect(await world.endOf(await world.addSolutionsJob(quizId))).toMatchObject({ state: 'done' })
  expect(await world.solutionsOf(quizId)).toEqual(['So.'])
  expect(await readQuizRow(world.db, quizId)).toMatchObject({
    isPublished: true,
    attempts: 5,
    publishedAt: now,
  })
})

test('a descriptive question gets a model answer by the author’s prompts', async () => {
  const sides = {
    content: true,
    understanding: false,
    writing_skill: false,
    evidence: false,
    organization: false,
  }
  const quizId = await world.addQuizWith(
    [
      draft('a', {
        options: [],
        ai_config: sides,
        ai_content_prompt: 'Names both causes.',
        ai_understanding_prompt: 'Not asked for.',
      }),
    ],
    { quizType: 'daq' },
  )
  world.startRunner(await world.startModel(() => ({ text: 'Both causes are these.' })))
  await world.endOf(await world.addSolutionsJob(quizId))
  expect((await readStoredQuestions(world.db, quizId))[0]!.content).toMatchObject({
    ai_solution: 'Both causes are these.',
    solution: '',
  })
  expect(world.requests()[0]!.prompt).toContain('Names both causes.')
  expect(world.requests()[0]!.prompt).not.toContain('Not asked for.')
})

test('given an unusable text, then it is requested once more; then the question is skipped', async () => {
  const quizId = await world.addQuizWith([draft('a'), draft('b')])
  world.startRunner(
    await world.startModel((prompt) => (prompt.includes('What is a') ? { text: '\0' } : { text: 'Yes.' })),
  )
  expect(await world.endOf(await world.addSolutionsJob(quizId))).toMatchObject({
    state: 'done',
    done: 2,
    message:
      'Questions that got no solution: 1. Reason: the AI model gave no answer for them that can be used.',
  })
  expect(await world.solutionsOf(quizId)).toEqual(['', 'Yes.'])
  expect(world.requests()).toHaveLength(3)
})

test('given only unusable texts, then the job fails and does not mark the quiz', async () => {
  const quizId = await world.addQuizWith([draft('a')])
  world.startRunner(await world.startModel(() => ({ raw: 'oops' })))
  expect(await world.endOf(await world.addSolutionsJob(quizId))).toMatchObject({ state: 'failed' })
  expect(await readQuizRow(world.db, quizId)).toMatchObject({ aiApplied: false, revision: 2 })
})

test('a solution that the author wrote in the meantime is kept', async () => {
  const quizId = await world.addQuizWith([draft('a')])
  world.startRunner(
    await world.startModel(async () => {
      await saveInOneCall(
        world.db,
        { quizId, questions: [draft('a', { solution: 'Mine.' })], isPublished: false },
        owner,
        now,
      )
      return { text: 'Its.' }
    }),
  )
  expect(await world.endOf(await world.addSolutionsJob(quizId))).toMatchObject({ state: 'done' })
  expect(await world.solutionsOf(quizId)).toEqual(['Mine.'])
  expect(await readQuizRow(world.db, quizId)).toMatchObject({ aiApplied: false })
})
