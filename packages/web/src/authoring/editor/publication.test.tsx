import { labels, notices } from '@quizwright/contracts/texts.ts'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeQuiz, goodQuestions } from './testing/fake-quiz.ts'
import { fakeSavingService } from './testing/fake-saving-service.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from './testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const openEditor = async () => {
  fakeGateway(goodQuestions(3), fakeQuiz, (path) =>
    path === 'cvideos/changeQuizVideoPoint' ? { success: true } : undefined,
  )
  const { screen, user, wholePage } = renderEditor()
  await wholePage()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const write = async (text: string) => {
    await user.click(screen.getAllByLabelText('Question text')[0]!)
    await user.keyboard(text)
  }
  return { screen, press, write }
}

test('unpublished in another window during Save Publish, a quiz is saved as a draft and the page says so', async () => {
  const service = fakeSavingService({ decided: false })
  const { screen, press, write } = await openEditor()
  await write('!')
  await press(labels.savePublish)
  expect(await screen.findByText('Saved, but not published')).toBeTruthy()
  expect(screen.queryByText('Published', { selector: 'p' })).toBeNull()
  expect(service.state.saved).toHaveLength(3)
  expect(screen.getByText('Everything is saved')).toBeTruthy()
})

test('a new version that was not published is not called published', async () => {
  const service = fakeSavingService({ isLocked: true, decided: false })
  const { screen, press, write } = await openEditor()
  await write('!')
  await press(labels.savePublish)
  await screen.findByText(notices.newVersion)
  await press(labels.createVersion)
  expect(await screen.findByText('Saved, but not published')).toBeTruthy()
  expect(service.sent('createNewVersion')).toHaveLength(1)
})

test('Save Unpublish asks first while students are taking the published quiz', async () => {
  const service = fakeSavingService()
  fakeGateway(goodQuestions(3), { ...fakeQuiz, is_published: true }, (path) =>
    path === 'quiz/count-open-attempts'
      ? { status: 200, data: { quizzes: [{ quiz_id: 'quiz1', open_attempts: 2 }] } }
      : undefined,
  )
  const { screen, user, wholePage } = renderEditor()
  await wholePage()
  await user.click(screen.getByRole('button', { name: labels.saveUnpublish }))
  const dialog = await screen.findByRole('dialog', { name: 'Unpublish this quiz?' })
  expect(dialog.textContent).toContain('2 students are taking it now.')
  expect(service.heard).toEqual([])
  await user.click(screen.getByRole('button', { name: labels.unpublish }))
  await waitFor(() => expect(service.state.isPublished).toBe(false))
})
