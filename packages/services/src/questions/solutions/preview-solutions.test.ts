import { expect, test } from 'vitest'
import type { LanguageModel } from '../../ai/language-model.ts'
import { draft } from '../../saving/fixtures.ts'
import { useSolutionsWorld } from './fixtures.ts'
import { previewSolutions } from './preview-solutions.ts'
import { writerFor } from './write-solutions.ts'

const world = useSolutionsWorld()
const preview = (
  quizIds: string[],
  { ai, replace = false }: { ai?: LanguageModel; replace?: boolean } = {},
) =>
  previewSolutions(world.db, {
    quizIds,
    replace,
    writer: writerFor(ai, { model: 'openai_gpt_4o', temperature: 1, topP: 1 }),
    isOffline: ai === undefined,
  })

test('a preview shows what a model would write, writes the first solution and stores nothing', async () => {
  const quizId = await world.addQuizWith([draft('a', { solution: 'Mine.' }), draft('b')], { name: 'Optics' })
  const ai = await world.startModel(() => ({ text: 'It bends.' }))
  expect(await preview([quizId], { ai })).toEqual({
    is_offline: false,
    quizzes: [
      {
        quiz_id: quizId,
        quiz_name: 'Optics',
        is_published: false,
        field: 'solution',
        questions: 2,
        to_write: 1,
        kept: 1,
        left_empty: 0,
      },
    ],
    why_left: null,
    first: {
      quiz_name: 'Optics',
      question_no: 2,
      question: 'What is b?',
      text_before: null,
      text: 'It bends.',
      why_none: null,
    },
  })
  expect(await world.solutionsOf(quizId)).toEqual(['Mine.', ''])
})

test('given a solution that would be replaced, then the preview shows both', async () => {
  const quizId = await world.addQuizWith([draft('a', { solution: 'Mine.' })])
  const ai = await world.startModel(() => ({ text: 'Its.' }))
  const { quizzes, first } = await preview([quizId], { ai, replace: true })
  expect(quizzes[0]).toMatchObject({ to_write: 1, kept: 0 })
  expect(first).toMatchObject({ text_before: 'Mine.', text: 'Its.' })
})

test('given a model that returns no text, then the preview has counts and a reason', async () => {
  const quizId = await world.addQuizWith([draft('a')])
  const ai = await world.startModel(() => ({ status: 500 }))
  const { quizzes, first } = await preview([quizId], { ai })
  expect(quizzes[0]).toMatchObject({ to_write: 1 })
  expect(first).toMatchObject({ text: null, why_none: expect.stringContaining('AI') })
})

test('without a model, choice questions get a reason, descriptive ones the author’s solution', async () => {
  const choice = await world.addQuizWith([draft('a'), draft('b')])
  const descriptive = await world.addQuizWith(
    [draft('c', { options: [], solution: 'Light bends.' }), draft('d', { options: [] })],
    { quizType: 'daq' },
  )
  const { is_offline, quizzes, why_left, first } = await preview([choice, descriptive])
  expect(is_offline).toBe(true)
  expect(quizzes.map(({ field, to_write, left_empty }) => [field, to_write, left_empty])).toEqual([
    ['solution', 0, 2],
    ['ai_solution', 1, 1],
  ])
  expect(why_left).toContain('the correct option alone explains nothing')
  expect(first).toMatchObject({ question_no: 1, text: 'Written offline, without an AI model: Light bends.' })
})
