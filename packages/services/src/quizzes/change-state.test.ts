import { eq, inArray } from '../database/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { quizzes } from '../database/tables/quizzes.ts'
import { commitSave } from '../saving/commit-save.ts'
import { commitVersion } from '../saving/commit-version.ts'
import { batch, drafts, now } from '../saving/fixtures.ts'
import { stageBatch } from '../saving/stage-batch.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'

const services = await setUpServices()

test('given many concurrent calls that archive and unarchive quizzes, then no call is refused', async () => {
  const ada = await services.addInstructor('ada')
  const ids: string[] = []
  for (let no = 0; no < 6; no += 1) ids.push(await addQuiz(ada, {}, [draftOf(`q${no}`)]))
  const call = (no: number) => {
    const body = { quiz_id: no % 2 === 0 ? ids : ids.toReversed() }
    if (no % 3 === 0)
      return ada.client.updateQuiz({ body: { quiz_id: ids[no % 6]!, description: `The ${no}th.` } })
    return no % 3 === 1 ? ada.client.archiveQuizzes({ body }) : ada.client.unarchiveQuizzes({ body })
  }
  // Deadlocks occur only on a real Postgres, because the embedded one runs one transaction at a time.
  await Promise.all(Array.from({ length: 60 }, (_, no) => call(no)))
  await ada.client.archiveQuizzes({ body: { quiz_id: ids } })
  const stored = await services.db.select().from(quizzes).where(inArray(quizzes.id, ids))
  expect(stored.map(({ isArchived }) => isArchived)).toEqual(ids.map(() => true))
})

describe('given a save that runs in another window, then the later decision holds', async () => {
  const grace = await services.addInstructor('grace')
  const add = () => addQuiz(grace, {}, [draftOf('q')])
  const begin = async (quizId: string, isPublished: boolean) => {
    const baseRevision = (await stateOf(quizId)).revision
    const whole = { total: 2, baseRevision, isPublished, questions: drafts(2) }
    await stageBatch(services.db, batch(quizId, 0, whole), grace.uid, now)
    const end = () =>
      stageBatch(services.db, batch(quizId, 1, { ...whole, questions: drafts(2, 2) }), grace.uid, now)
    return { end, key: { quizId, saveId: 'save-1' } }
  }
  const stateOf = async (quizId: string) =>
    (await services.db.select().from(quizzes).where(eq(quizzes.id, quizId)))[0]!
  const unpublish = (id: string) => grace.client.unpublishQuizzes({ body: { quiz_id: [id] } })
  const archive = (id: string) => grace.client.archiveQuizzes({ body: { quiz_id: [id] } })
  const publish = (id: string, is_published = true) =>
    grace.client.updateQuiz({ body: { quiz_id: id, is_published } })

  test.each([
    ['unpublished', unpublish, true, { isPublished: false, isArchived: false }],
    ['archived', archive, true, { isPublished: false, isArchived: true }],
    ['unpublished by its details', (id: string) => publish(id, false), true, { isPublished: false }],
    ['published', publish, false, { isPublished: true }],
    [
      'unpublished and published again',
      async (id: string) => unpublish(id).then(() => publish(id)),
      true,
      { isPublished: true },
    ],
  ])('%s', async (_name, decide, begun, expected) => {
    const quizId = await add()
    const { end, key } = await begin(quizId, begun)
    await decide(quizId)
    await end()
    const commit = await commitSave(services.db, key, grace.uid, now)
    expect(commit).toMatchObject({
      kind: 'saved',
      saved: { is_published: expected.isPublished, questions: 4 },
    })
    expect(await stateOf(quizId)).toMatchObject({ ...expected, questionCount: 4 })
  })

  test('archived while a Save Unpublish of a published quiz runs: it is both', async () => {
    const quizId = await add()
    await publish(quizId)
    const { end, key } = await begin(quizId, false)
    await archive(quizId)
    await end()
    await commitSave(services.db, key, grace.uid, now)
    expect(await stateOf(quizId)).toMatchObject({ isPublished: false, isArchived: true })
  })

  test('archived before its new version is created: the version is a draft', async () => {
    const quizId = await add()
    await services.db.update(quizzes).set({ attempts: 1 }).where(eq(quizzes.id, quizId))
    const { end, key } = await begin(quizId, true)
    await archive(quizId)
    await end()
    const { quiz } = await commitVersion(services.db, key, grace.uid, now)
    expect(quiz).toMatchObject({ version: 2, is_published: false, is_archived: false })
  })
})
