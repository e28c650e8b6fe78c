import { keptDraftLimits } from '@quizwright/domain/limits.ts'
import { expect, test } from 'vitest'
import { keptDrafts } from '../database/tables/kept-drafts.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz } from '../test-support/test-services.ts'

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
  for (const call of [
    () => client.getKeptDraft({ params }),
    () => client.keepDraft({ params, body: { device_id: 'x', questions: 1, content: 'theirs' } }),
    () => client.deleteKeptDraft({ params }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await client.getKeptDrafts({})).data.drafts).toEqual([])
  expect(await read()).toMatchObject({ content: 'mine' })
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
  const quizzes: string[] = []
  for (let no = 0; no <= keptDraftLimits.perInstructor; no += 1) {
    quizzes.push(await addQuiz(ada, { name: `Quiz ${no}` }))
    services.wait(1)
    await ada.client.keepDraft({
      params: { id: quizzes.at(-1)! },
      body: { device_id: 'x', questions: 1, content: 'x' },
    })
  }
  expect(await listed()).toEqual(quizzes.slice(1).reverse())
  await expect(keep('x'.repeat(keptDraftLimits.content + 1))).rejects.toMatchObject({ status: 422 })
})
