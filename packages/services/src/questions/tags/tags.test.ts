import { tagLimits } from '@quizwright/domain/limits.ts'
import { eq, sql } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { tags } from '../../database/tables/quizzes.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { addQuiz, draftOf, type Instructor } from '../../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')
const eve = await services.addInstructor('eve')

const add = ({ client }: Instructor, ...names: string[]) =>
  client.addTags({ body: { tags: names.map((tag_name) => ({ tag_name, tag_type: 'general' as const })) } })
const listed = async ({ client }: Instructor) =>
  (await client.getGeneralTags()).data.tag.map(({ tag_name }) => tag_name)
const countOf = ({ uid }: Instructor) => services.db.$count(tags, eq(tags.createdBy, uid))
const save = (instructor: Instructor, ...names: string[]) =>
  addQuiz(instructor, {}, [draftOf('one', { tags: names.map((tag_name) => ({ tag_name })) })])

test('an instructor may add so many tags; a question keeps the others, which are not suggested', async () => {
  await add(eve, 'first', 'First', 'second')
  expect(await countOf(eve)).toBe(2)
  await services.db.execute(sql`
    insert into ${tags} (id, tag_name, tag_type, tag_key, created_by, created_at)
    select 'many' || n, 'many ' || n, 'general', 'many ' || n, ${eve.uid}, now()
    from generate_series(1, ${tagLimits.perInstructor - 3}) as n`)
  // There is place for one of the two, so none is added.
  await expect(add(eve, 'one', 'two')).rejects.toMatchObject({ code: 'QUOTA' })
  expect(await countOf(eve)).toBe(tagLimits.perInstructor - 1)
  const quizId = await save(eve, 'first', 'last', 'too many')
  expect(await countOf(eve)).toBe(tagLimits.perInstructor)
  const { questions } = (await eve.client.getQuizData({ params: { id: quizId } })).data
  expect(questions[0]!.tags.map(({ tag_name }) => tag_name)).toEqual(['first', 'last', 'too many'])
  expect(await listed(eve)).toEqual(expect.arrayContaining(['first', 'last']))
  expect(await listed(eve)).not.toContain('too many')

  await expect(add(eve, 'first', 'another')).rejects.toMatchObject({
    code: 'QUOTA',
    message: expect.stringMatching(
      /^You have added 2000 tags, the most .* Choose one of the existing tags\.$/,
    ),
  })
  expect((await add(eve, 'FIRST', 'last')).data.tags.map(({ tag_name }) => tag_name)).toEqual([
    'first',
    'last',
  ])
  await add(ada, 'another')
  expect(await countOf(ada)).toBe(1)
})

test("given more tags than are listed, then an instructor's own are among those listed, by name", async () => {
  await add(ada, 'ninth', 'eighth')
  await services.db.execute(sql`
    insert into ${tags} (id, tag_name, tag_type, tag_key, created_by, created_at)
    select 'others' || n, 'of others ' || n, 'general', 'of others ' || n, 'other ' || n % 9, '2040-01-01'
    from generate_series(1, ${tagLimits.listed}) as n`)
  const names = await listed(ada)
  expect(names).toHaveLength(tagLimits.listed)
  expect(names.filter((name) => !name.startsWith('of others'))).toEqual(['another', 'eighth', 'ninth'])
})
