import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { quizzes } from '../../database/tables/quizzes.ts'
import { draft, now, owner, readQuizRow, readStoredQuestions } from '../../saving/fixtures.ts'
import { saveInOneCall } from '../../saving/save-in-one-call.ts'
import { giveRole, takeRole } from '../../quizzes/shares/change-shares.ts'
import { useSolutionsWorld } from './fixtures.ts'
import { findUndoableJob } from './handlers.ts'
import { undoSolutions } from './undo-solutions.ts'

const world = useSolutionsWorld()
const undo = (jobId: string) => undoSolutions(world.db, { id: jobId, ownerId: owner }, now)
const startWriting = async (text: string): Promise<void> =>
  world.startRunner(await world.startModel(() => ({ text })))

test('undo restores all solutions and the AI marker, once', async () => {
  const quizId = await world.addQuizWith([draft('a'), draft('b', { solution: 'Mine.' })])
  await startWriting('Its.')
  const job = await world.endOf(await world.addReplacingJob(quizId))
  expect(await world.solutionsOf(quizId)).toEqual(['Its.', 'Its.'])
  expect(await findUndoableJob(world.db, owner)).toMatchObject({ id: job.id })
  expect(await findUndoableJob(world.db, 'somebody else')).toBeUndefined()
  expect(await undo(job.id)).toEqual({ restored: 2, edited: [] })
  expect(await findUndoableJob(world.db, owner)).toBeUndefined()
  expect(await world.solutionsOf(quizId)).toEqual(['', 'Mine.'])
  expect(await readQuizRow(world.db, quizId)).toMatchObject({ aiApplied: false })
  expect(await undo(job.id)).toEqual({ restored: 0, edited: [] })
})

test('given a solution that was edited since, then undo leaves it and names it', async () => {
  const quizId = await world.addQuizWith([draft('a'), draft('b')], { name: 'Optics' })
  await startWriting('Its.')
  const job = await world.endOf(await world.addSolutionsJob(quizId))
  await saveInOneCall(
    world.db,
    {
      quizId,
      questions: [draft('a', { solution: 'Its, improved.' }), draft('b', { solution: 'Its.', weightage: 4 })],
      isPublished: false,
    },
    owner,
    now,
  )
  expect(await undo(job.id)).toEqual({
    restored: 1,
    edited: [{ quiz_id: quizId, quiz_name: 'Optics', question_no: 1 }],
  })
  const stored = await readStoredQuestions(world.db, quizId)
  expect(stored.map(({ content }) => [content.solution, content.weightage])).toEqual([
    ['Its, improved.', 1],
    ['', 4],
  ])
  expect(await readQuizRow(world.db, quizId)).toMatchObject({ aiApplied: true })
})

test('undo of one job leaves the solutions of a later job, and the AI marker of an earlier job', async () => {
  const quizId = await world.addQuizWith([draft('a'), draft('b')])
  await world.db.update(quizzes).set({ aiApplied: true }).where(eq(quizzes.id, quizId))
  await startWriting('First.')
  const first = await world.endOf(await world.addSolutionsJob(quizId))
  await world.stopRunner()
  await startWriting('Second.')
  const second = await world.endOf(await world.addReplacingJob(quizId))
  expect(await undo(first.id)).toMatchObject({
    restored: 0,
    edited: [{ question_no: 1 }, { question_no: 2 }],
  })
  expect(await undo(second.id)).toMatchObject({ restored: 2 })
  expect(await world.solutionsOf(quizId)).toEqual(['First.', 'First.'])
  expect(await readQuizRow(world.db, quizId)).toMatchObject({ aiApplied: true })
})

test('a quiz that its undoer may not edit any more keeps what was written; others are restored', async () => {
  const own = await world.addQuizWith([draft('a')])
  const others = await world.addQuizWith([draft('b')], { name: 'Optics', instructorId: 'ada' })
  const by = { by: 'ada', now }
  await giveRole(world.db, others, { kind: 'person', subjectId: owner }, 'editor', by)
  await startWriting('Its.')
  const job = await world.endOf(await world.addReplacingJob(own, others))
  await takeRole(world.db, others, { kind: 'person', subjectId: owner }, by)
  expect(await undo(job.id)).toEqual({
    restored: 1,
    edited: [],
    kept: [{ quiz_id: others, quiz_name: 'Optics', message: expect.stringContaining('role') }],
  })
  expect([await world.solutionsOf(own), await world.solutionsOf(others)]).toEqual([[''], ['Its.']])
  // Nothing is left that could be undone.
  await expect(undo(job.id)).rejects.toMatchObject({ code: 'ROLE_CHANGED' })
  await giveRole(world.db, others, { kind: 'person', subjectId: owner }, 'editor', by)
  expect(await undo(job.id)).toEqual({ restored: 1, edited: [] })
})

test('given a restarted job that replaces solutions, then it writes each of them once', async () => {
  const quizId = await world.addQuizWith([draft('a'), draft('b'), draft('c'), draft('d'), draft('e')])
  world.startRunner(
    await world.startModel((_prompt, requestNo) =>
      requestNo > 4 ? { status: 500 } : { text: `No ${requestNo}` },
    ),
  )
  const job = await world.endOf(await world.addReplacingJob(quizId))
  expect(job).toMatchObject({ state: 'failed', done: 4 })
  expect(await undo(job.id)).toMatchObject({ restored: 4 })
  expect(await world.solutionsOf(quizId)).toEqual(['', '', '', '', ''])
})
