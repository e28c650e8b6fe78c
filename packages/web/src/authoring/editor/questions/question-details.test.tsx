import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeQuiz, goodQuestions } from '../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await cleanUpEditor()
})

const video = {
  _id: 'v1',
  id: 'v1',
  name: 'Waves',
  link: '/files/film',
  duration: 60,
  chapter_id: 'c1',
  module_id: 'm1',
  index_url: 'physics',
  module_no: 1,
}

/** Opens the editor at an address. `asked` has the query of each request for videos. */
const open = async (place = '') => {
  const asked: Record<string, string>[] = []
  fakeGateway(goodQuestions(4), fakeQuiz, (path, url) => {
    if (path !== 'cvideos/getVideosById') return undefined
    asked.push(Object.fromEntries(url.searchParams))
    return { success: true, videos: [video] }
  })
  const editor = renderEditor(`quizId=quiz1&quizType=full&instructorId=me${place}`)
  await editor.wholePage()
  return { ...editor, asked }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  ['module', '1', 'm1'],
  ['chapter', '2', 'c1'],
])('a related video is chosen from those of the %s in the address', async (_, type, id) => {
  const { questions, asked } = await open(`&type=${type}&id=${id}`)
  await press('Related video')
  await userEvent.click(await screen.findByRole('combobox', { name: 'Related video' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Waves' }))
  expect(questions()[0]!.related_video_id).toBe('v1')
  expect(asked).toContainEqual({ id, instructor_id: 'me', type })
  await press('Remove the related video')
  expect(questions()[0]!.related_video_id).toBeNull()
})

test('a question can begin a section with a paragraph', async () => {
  const { questions } = await open()
  await press('Section')
  await userEvent.type(screen.getByRole('textbox', { name: 'Section' }), 'Part A')
  await press('Intro text')
  await userEvent.type(screen.getByRole('textbox', { name: 'Intro text' }), 'Read, then answer.')
  expect(questions()[0]).toMatchObject({ section: 'Part A', paragraph: 'Read, then answer.' })
})

test('a question is Easy, Medium or Hard', async () => {
  const { questions } = await open()
  const field = screen.getByRole('combobox', { name: 'Difficulty' })
  expect([...(field as HTMLSelectElement).options].map(({ value }) => value)).toEqual([
    'Easy',
    'Medium',
    'Hard',
  ])
  await userEvent.selectOptions(field, 'Hard')
  expect(questions()[0]!.difficulty_level).toBe('Hard')
})

test('shuffling keeps every question, and undo restores their order', async () => {
  const { questions } = await open()
  const ids = () => questions().map(({ _id }) => _id)
  const before = ids()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await press('Shuffle the questions')
  expect(ids()).not.toEqual(before)
  expect(ids().toSorted()).toEqual(before.toSorted())
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(ids()).toEqual(before)
})

test('feedback is written on right and wrong answers and on each option', async () => {
  const { questions } = await open()
  await press('Feedback')
  await userEvent.type(screen.getByRole('textbox', { name: 'Feedback for a correct answer' }), 'Right!')
  await userEvent.type(screen.getByRole('textbox', { name: 'Feedback for option 2' }), 'Look again.')
  expect(questions()[0]).toMatchObject({ when_right: 'Right!' })
  expect(questions()[0]!.option_feedback?.slice(0, 2)).toEqual(['', 'Look again.'])
})
