import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { framedQuiz } from '../../quiz-frame/framed-quiz-fixture.ts'
import { fakeQuiz, goodQuestion } from '../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

/** Lets a colleague have saved these questions, in a quiz that is shared. */
const saveAsBo = (revision: number, questions: readonly DraftQuestion[], isOwn = false): void => {
  const overview = {
    ...framedQuiz,
    _id: fakeQuiz._id,
    revision,
    question_count: 2,
    students: 0,
    to_mark: 0,
    is_shared: true,
    newest: { _id: fakeQuiz._id, version: 1, is_published: false },
  }
  const people = [{ _id: 'bo', name: 'Bo', question_id: null }]
  fakeGateway(questions, { ...fakeQuiz, revision }, (path) => {
    if (path.startsWith('presence/be-present'))
      return { status: 200, data: { revision, saved_by: 'Bo', is_saved_by_caller: isOwn, people } }
    return path.startsWith('quiz/get-overview') ? { status: 200, data: { overview } } : undefined
  })
}

test('a comparison stays as it is while a colleague saves again, and says so', async () => {
  const [one, two] = [goodQuestion(1), goodQuestion(2)]
  saveAsBo(fakeQuiz.revision, [one, two])
  const { screen, user, questions, wholePage } = renderEditor()
  await wholePage()
  await user.click(screen.getAllByLabelText('Question text')[0]!)
  await user.keyboard(' Mine.')
  saveAsBo(fakeQuiz.revision + 1, [{ ...one, question: 'Hydrogen?' }, two])
  const press = async (name: string) =>
    user.click(await screen.findByRole('button', { name }, { timeout: 10_000 }))
  await press('Compare and choose')
  const dialog = await screen.findByRole('dialog')
  const shows = (word: string) => waitFor(() => expect(dialog.textContent).toContain(word))
  await shows('Hydrogen')
  saveAsBo(fakeQuiz.revision + 2, [
    { ...one, question: 'Helium?' },
    { ...two, question: 'Another?' },
  ])
  const told = /^Bo has saved again/
  await within(dialog).findByText(told, undefined, { timeout: 10_000 })
  expect(dialog.textContent).not.toContain('Helium')
  await shows('Hydrogen')
  expect(questions().map(({ question }) => question)).toEqual(['What is 1 + 1? Mine.', 'What is 2 + 2?'])

  await press('Show the latest')
  await shows('Helium')
  expect(within(dialog).queryByText(told)).toBeNull()
  await user.click(within(dialog).getByRole('radio', { name: 'Theirs' }))
  await press('Keep these')
  await waitFor(() => expect(questions().map(({ question }) => question)).toEqual(['Helium?', 'Another?']))
})

test('what one saved in another window is said as one’s own, and not as that of a colleague', async () => {
  const [one, two] = [goodQuestion(1), goodQuestion(2)]
  saveAsBo(fakeQuiz.revision, [one, two])
  const { screen, wholePage } = renderEditor()
  await wholePage()
  saveAsBo(fakeQuiz.revision + 1, [one, { ...two, question: 'Hydrogen?' }], true)
  await screen.findByText(/^You saved changes in another window/, undefined, { timeout: 10_000 })
  expect(screen.queryByText(/^Bo saved/)).toBeNull()
})
