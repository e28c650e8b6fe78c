import { keptDraftLimits } from '@quizwright/domain/limits.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { keptDrafts } from '../../database/tables/kept-drafts.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { shares } from '../../database/tables/shares.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { addQuiz } from '../../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')
const quizId = await addQuiz(ada)
const params = { id: quizId }

const keep = (content: string, device_id = 'laptop') =>
  ada.client.keepDraft({ params, body: { device_id, questions: 2, content } })
const read = async () => (await ada.client.getKeptDraft({ params })).data.draft
const listed = async () => (await ada.client.getKeptDrafts({})).data.drafts.map((draft) => draft.quiz_id)

test('a draft is kept in place of the one before, with its time and device, until it is deleted', async () => {
  expect(await read()).toBeNull()
  await keep('first')
  services.wait(5)
  await keep('second', 'phone')
  expect(await read()).toMatchObject({
    quiz_id: quizId,
    device_id: 'phone',
    questions: 2,
    content: 'second',
    changed_at: '2030-03-01 12:05:00',
  })
  expect(await listed()).toEqual([quizId])
  await ada.client.deleteKeptDraft({ params })
  expect([await read(), await listed()]).toEqual([null, []])
})

test('another instructor neither reads, writes nor deletes it', async () => {
  await keep('mine')
  const { client } = await services.addInstructor('eve')
  const body = { device_id: 'x', questions: 1, content: 'theirs' }
  await expect(client.keepDraft({ params, body })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await client.getKeptDraft({ params })).data.draft).toBeNull()
  await client.deleteKeptDraft({ params })
  expect((await client.getKeptDrafts({})).data.drafts).toEqual([])
  expect(await read()).toMatchObject({ content: 'mine' })
})

test('a colleague without a role by now still reads and deletes what they typed, and keeps nothing more', async () => {
  const bo = await services.addInstructor('bo')
  const named = { quiz_id: quizId, kind: 'person' as const, subject_id: bo.uid }
  const share = { familyId: quizId, kind: 'person' as const, subjectId: bo.uid, role: 'editor' as const }
  await services.db.insert(shares).values({ ...share, changedBy: ada.uid, changedAt: services.now() })
  const body = { device_id: 'phone', questions: 1, content: 'typed by Bo' }
  await bo.client.keepDraft({ params, body })
  await ada.client.removeShare({ body: named })
  await expect(bo.client.keepDraft({ params, body })).rejects.toMatchObject({ code: 'ROLE_CHANGED' })
  expect((await bo.client.getKeptDraft({ params })).data.draft).toMatchObject({ content: 'typed by Bo' })
  await bo.client.deleteKeptDraft({ params })
  expect((await bo.client.getKeptDraft({ params })).data.draft).toBeNull()
})

test('a draft that is too old is not offered, and deleted with the next one', async () => {
  await keep('old')
  const changedAt = new Date(services.now().getTime() - (keptDraftLimits.days + 1) * 24 * 60 * 60 * 1_000)
  await services.db.update(keptDrafts).set({ changedAt })
  expect([await read(), await listed()]).toEqual([null, []])
  const other = await addQuiz(ada, { name: 'Another' })
  await ada.client.keepDraft({
    params: { id: other },
    body: { device_id: 'x', questions: 1, content: 'new' },
  })
  expect((await services.db.select().from(keptDrafts)).map(({ content }) => content)).toEqual(['new'])
})

test('of one author the newest are kept, and none that is too long', async () => {
  const [row] = await services.db.select().from(quizzes).where(eq(quizzes.id, quizId))
  const ids = Array.from({ length: keptDraftLimits.perInstructor }, (_, no) => `kept-${no}`)
  await services.db
    .insert(quizzes)
    .values(ids.map((id) => ({ ...defined(row, 'row'), id, familyId: id, name: id, nameKey: id })))
  const at = (no: number) => new Date(services.now().getTime() + no * 1_000)
  await services.db.delete(keptDrafts)
  await services.db.insert(keptDrafts).values(
    ids.map((id, no) => ({
      authorId: ada.uid,
      quizId: id,
      deviceId: 'x',
      questions: 1,
      content: 'x',
      changedAt: at(no),
    })),
  )
  services.wait(5)
  await keep('x')
  expect(await listed()).toEqual([...ids.slice(1), quizId].toReversed())
  await expect(keep('x'.repeat(keptDraftLimits.content + 1))).rejects.toMatchObject({ status: 422 })
})
