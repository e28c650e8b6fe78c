import { cleanup, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeQuiz, goodQuestion, goodQuestions } from '../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const open = async (features = ['translations'], questions = goodQuestions(2)) => {
  fakeGateway(questions, fakeQuiz, (path) =>
    path === 'quiz/get-abilities' ? { status: 200, data: { kinds: [], features } } : undefined,
  )
  const editor = renderEditor()
  await editor.wholePage()
  return editor
}

test('an author translates a quiz, text by text, and sees what is left', async () => {
  const { screen, user, questions } = await open()
  await user.click(await screen.findByRole('button', { name: 'Translations' }))
  const window = within(await screen.findByRole('dialog', { name: 'Translations' }))
  await user.selectOptions(window.getByLabelText('Translate into'), 'ur')
  const total = /0 of (\d+) texts/.exec(window.getByRole('status').textContent ?? '')![1]
  await user.type(window.getByLabelText('Translation of: Question text'), 'سوال')
  expect(window.getByRole('status').textContent).toBe(`1 of ${total} texts translated`)
  expect(questions()[0]!.translations).toEqual([
    { language: 'ur', texts: [{ field: 'question', of: goodQuestion(1).question, text: 'سوال' }] },
  ])
  await user.click(window.getByRole('button', { name: 'Next to translate' }))
  expect(window.getByRole('heading', { name: 'Question 2 of 2' })).toBeTruthy()
})

test('a translation of what was changed since is kept on request', async () => {
  const text = { field: 'question', of: 'What was before', text: 'سوال' }
  const changed = { ...goodQuestion(1), translations: [{ language: 'ur', texts: [text] }] }
  const { screen, user, questions } = await open(['translations'], [changed])
  await user.click(await screen.findByRole('button', { name: 'Translations' }))
  const window = within(await screen.findByRole('dialog', { name: 'Translations' }))
  expect(window.getByText('What was before')).toBeTruthy()
  await user.click(window.getByRole('button', { name: 'Keep translation' }))
  expect(questions()[0]!.translations![0]!.texts).toEqual([{ ...text, of: changed.question }])
  await user.click(window.getByRole('button', { name: 'Remove this language' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(questions()[0]).not.toHaveProperty('translations')
})

test('services that do not store translations are not offered any', async () => {
  const { screen } = await open([])
  expect(screen.queryByRole('button', { name: 'Translations' })).toBeNull()
})
