import { labels } from '@quizwright/domain/texts.ts'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeQuiz, goodQuestion, goodQuestions } from '../testing/fake-quiz.ts'
import { fakeSavingService } from '../testing/fake-saving-service.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const openEditor = async () => {
  fakeGateway(goodQuestions(3))
  const editor = renderEditor()
  await editor.wholePage()
  await editor.user.click(editor.screen.getAllByLabelText('Question text')[0]!)
  await editor.user.keyboard(' Mine.')
  const press = (name: string) => editor.user.click(editor.screen.getByRole('button', { name }))
  return { ...editor, press }
}

test('what was saved elsewhere and does not overlap is merged and saved without a question', async () => {
  const service = fakeSavingService({ revision: 5 })
  const { screen, press, questions, user } = await openEditor()
  fakeGateway([goodQuestion(1), { ...goodQuestion(2), question: 'Theirs' }, goodQuestion(3)], {
    ...fakeQuiz,
    revision: 5,
  })
  await press(labels.saveUnpublish)
  await waitFor(() => expect(service.state.saved).toHaveLength(3))
  expect(screen.queryByRole('dialog')).toBeNull()
  const texts = () => questions().map((question) => question.question)
  expect(texts()).toEqual(['What is 1 + 1? Mine.', 'Theirs', 'What is 3 + 3?'])
  await user.keyboard('{Control>}z{/Control}')
  expect(texts()).toEqual(['What is 1 + 1?', 'Theirs', 'What is 3 + 3?'])
})

test('who is overtaken again and again is asked after three merges', async () => {
  const service = fakeSavingService({ revision: 5 })
  const { screen, press } = await openEditor()
  // The services never hear of the revision that was read.
  fakeGateway(goodQuestions(3), { ...fakeQuiz, revision: 4 })
  await press(labels.saveUnpublish)
  await screen.findByRole('dialog', { name: 'Changed elsewhere' })
  expect(screen.getByText('The changes don’t overlap, so both are kept.')).toBeTruthy()
  expect(service.sent('questions')).toHaveLength(4)
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a save that leaves the publication as it was does not undo that of somebody else', async () => {
  const service = fakeSavingService({ revision: 5 })
  const { press } = await openEditor()
  fakeGateway(goodQuestions(3), { ...fakeQuiz, revision: 5, is_published: true })
  await press(labels.saveUnpublish)
  await waitFor(() => expect(service.state.saved).toHaveLength(3))
  const sent = service.sent('questions') as { isPublished: boolean }[]
  expect([fakeQuiz.is_published, ...sent.map(({ isPublished }) => isPublished)]).toEqual([false, false, true])
})
