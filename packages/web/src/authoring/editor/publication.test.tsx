import { labels, notices } from '@quizwright/domain/texts.ts'
import { cleanup, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeQuiz, goodQuestions } from './testing/fake-quiz.ts'
import { fakeSavingService } from './testing/fake-saving-service.ts'
import { notCounted, unchangedPreview } from '../../corrections/fixtures.ts'
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
  expect(screen.getByText('All changes saved')).toBeTruthy()
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

const correctable = {
  question_id: 'n1',
  question_no: 1,
  text: 'What?',
  equation: '',
  image_url: '',
  takes_many: false,
  options: [0, 1, 2].map((index) => ({
    text: `Option ${index + 1}`,
    equation: '',
    image_url: '',
    is_correct: index === 0,
  })),
  attempts: 0,
  reports: 0,
  correction: null,
}
const corrected = { job: { _id: 'job', state: 'done', done: 100, total: 100, message: 'No result changed.' } }

test('given students inside and only a key changed, then it is corrected without a new version', async () => {
  const service = fakeSavingService({ isLocked: true })
  const applied: unknown[] = []
  fakeGateway(goodQuestions(1), { ...fakeQuiz, is_published: true }, (path, _url, init) => {
    if (path.startsWith('correction/get-question')) return { status: 200, data: { question: correctable } }
    if (path.startsWith('correction/get-corrections')) return { status: 200, data: { corrections: [] } }
    if (path === 'correction/preview-correction')
      return { status: 200, data: { ...unchangedPreview, fingerprint: 'f1' } }
    if (path !== 'correction/apply-correction') return undefined
    applied.push(JSON.parse(String(init?.body)))
    return { status: 200, data: corrected }
  })
  const { screen, user, wholePage } = renderEditor()
  await wholePage()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await user.click(screen.getByRole('radio', { name: 'Option 2 is the correct one' }))
  await press(labels.savePublish)
  await press('Correct the key instead')
  await press('Preview changes')
  await user.type(
    await screen.findByRole('textbox', { name: /Reason for the correction/ }),
    'The key was wrong.',
  )
  await press('Regrade')
  await user.click(within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!)
  expect(applied).toMatchObject([{ kind: 'other_key', correct: [1], reason: 'The key was wrong.' }])
  expect(service.sent('createNewVersion')).toEqual([])
  expect(await screen.findByText('All changes saved')).toBeTruthy()
})

test('given corrected questions, then cards and the new version say which corrections stay and which end', async () => {
  fakeSavingService({ isLocked: true })
  const corrections = [
    { ...notCounted, question_id: 'q2' },
    { ...notCounted, kind: 'full_marks' },
  ]
  fakeGateway(goodQuestions(3), { ...fakeQuiz, attempts: 3 }, (path) =>
    path.startsWith('correction/get-corrections') ? { status: 200, data: { corrections } } : undefined,
  )
  const { screen, user, wholePage } = renderEditor()
  await wholePage()
  const card = (no: number) => within(screen.getByRole('region', { name: `Question ${no}` }))
  expect(await card(1).findByText('Everyone gets the marks')).toBeTruthy()
  expect(card(2).getByText('The question doesn’t count')).toBeTruthy()
  expect(card(3).queryByText(/count|marks for all/)).toBeNull()
  await user.click(screen.getAllByLabelText('Question text')[0]!)
  await user.keyboard('!')
  expect(await card(1).findByText('Changed: the correction no longer applies')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: labels.savePublish }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Question 2: The question doesn’t count.')
  expect(dialog.textContent).toContain('keeps these mark corrections:Question 2: The question doesn’t')
  expect(dialog.textContent).toContain('own key again. Until now:Question 1: Everyone gets the marks.')
  await user.click(within(dialog).getByRole('button', { name: labels.cancel }))
})
