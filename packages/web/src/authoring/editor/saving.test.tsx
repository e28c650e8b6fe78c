import { labels, notices } from '@quizwright/domain/texts.ts'
import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeAllDrafts, storedDrafts } from '../document/open-drafts.ts'
import { queryClient } from '../../api/query-client.ts'
import { toasterStore } from '../../ui/feedback/toaster-store.ts'
import { fakeQuiz, goodQuestion, goodQuestions, stored } from './testing/fake-quiz.ts'
import { fakeSavingService } from './testing/fake-saving-service.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from './testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const openEditor = async (questions = goodQuestions(3), quiz = fakeQuiz) => {
  fakeGateway(questions, quiz, (path) =>
    path === 'cvideos/changeQuizVideoPoint' ? { success: true } : undefined,
  )
  const editor = renderEditor()
  await editor.wholePage()
  const write = async (text: string) => {
    await editor.user.click(editor.screen.getAllByLabelText('Question text')[0]!)
    await editor.user.keyboard(text)
  }
  const press = (name: string) => editor.user.click(editor.screen.getByRole('button', { name }))
  return { ...editor, write, press }
}
/** Simulates closing the page: everything in memory is lost. */
const leave = async (screen: { unmount: () => void }) => {
  await closeAllDrafts()
  screen.unmount()
  queryClient.clear()
}
const unsaved = () => storedDrafts('me', 'quiz1')

test('Save Publish sends batches of up to 100 questions, shows the progress, and says "Published"', async () => {
  const service = fakeSavingService()
  const { screen, press, write, user } = await openEditor(goodQuestions(250))
  expect(screen.getByText('All changes saved')).toBeTruthy()
  await write('!')
  await press(labels.savePublish)
  expect(await screen.findByRole('progressbar', { name: 'Saving the questions' })).toBeTruthy()
  expect(await screen.findByText('Published', { selector: 'p' })).toBeTruthy()
  expect(service.sent('questions').map((batch) => (batch['questions'] as unknown[]).length)).toEqual([
    100, 100, 50,
  ])
  expect(service.sent('questions')[0]).toMatchObject({
    quizId: 'quiz1',
    index: 0,
    total: 3,
    baseRevision: 3,
    isPublished: true,
    isSkippable: false,
  })
  expect(service.state.saved).toHaveLength(250)
  expect(screen.getByText('All changes saved')).toBeTruthy()
  expect(await unsaved()).toEqual([])
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
})

test('with errors, Save Publish looks disabled and says why when it is pressed', async () => {
  const service = fakeSavingService()
  const faulty = { ...goodQuestion(1), question: '' }
  const { screen, press } = await openEditor([faulty])
  expect(screen.getByRole('button', { name: labels.savePublish }).getAttribute('aria-disabled')).toBe('true')
  await press(labels.savePublish)
  expect(await screen.findByText('Please resolve the errors first')).toBeTruthy()
  expect(service.heard).toEqual([])
  await press(labels.saveUnpublish)
  await waitFor(() => expect(service.state.saved).toEqual(['q1']))
  expect(service.state.isPublished).toBe(false)
})

test('after a lost connection the same save continues and only missing batches are sent', async () => {
  const service = fakeSavingService({ breakAt: [1] })
  const { screen, press } = await openEditor(goodQuestions(250))
  await press(labels.savePublish)
  expect(
    await screen.findByText('Connection to the server was lost. Your questions are safe, we keep trying.'),
  ).toBeTruthy()
  await waitFor(() => expect(service.state.saved).toHaveLength(250))
  expect(service.sent('resume')).toHaveLength(1)
  expect(service.sent('questions').map((batch) => batch['index'])).toEqual([0, 1, 2])
  expect(new Set(service.sent('questions').map((batch) => batch['saveId'])).size).toBe(1)
})

test('while somebody else saves, the save waits, says so, and follows by itself', async () => {
  const service = fakeSavingService({ heldFor: 1 })
  const { screen, press } = await openEditor()
  await press(labels.saveUnpublish)
  expect(
    await screen.findByText('Somebody else is saving this quiz right now. Yours is saved next.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await waitFor(() => expect(service.state.saved).toHaveLength(3), { timeout: 5_000 })
  expect(service.sent('questions').map((batch) => batch['index'])).toEqual([0, 0])
  expect(new Set(service.sent('questions').map((batch) => batch['saveId'])).size).toBe(1)
})

test('edits made during a save belong to the next save', async () => {
  const service = fakeSavingService({ breakAt: [0] })
  const { screen, press, write, questions } = await openEditor()
  await write(' One.')
  await press(labels.saveUnpublish)
  await write(' Two.')
  await screen.findByText('Saved')
  expect((service.sent('questions')[0]!['questions'] as { question: string }[])[0]!.question).toBe(
    'What is 1 + 1? One.',
  )
  expect(questions()[0]!.question).toBe('What is 1 + 1? One. Two.')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  await leave(screen)
  expect(await unsaved()).toMatchObject([{ revision: 4, questions: 1, save: null }])
})

test('a quiz with attempts asks for a new version; Cancel creates none, the other button creates it', async () => {
  const service = fakeSavingService({ isLocked: true })
  const { screen, press, write } = await openEditor()
  await write('!')
  await press(labels.savePublish)
  expect(await screen.findByText(notices.newVersion)).toBeTruthy()
  expect(screen.getByRole('dialog', { name: notices.cannotEdit })).toBeTruthy()
  await press(labels.cancel)
  await waitFor(() => expect(screen.queryByText(notices.newVersion)).toBeNull())
  expect(service.sent('createNewVersion')).toEqual([])
  expect(screen.getByText('Unsaved changes')).toBeTruthy()

  await press(labels.savePublish)
  await screen.findByText(notices.newVersion)
  await press(labels.createVersion)
  await waitFor(() => expect(service.sent('createNewVersion')).toHaveLength(1))
  expect(await screen.findByText('Published', { selector: 'p' })).toBeTruthy()
})

test('with several conflicts, one press settles them all', async () => {
  const service = fakeSavingService({ revision: 5 })
  const { screen, press, write, questions, user } = await openEditor()
  await write(' Mine.')
  await user.click(screen.getAllByLabelText('Question text')[2]!)
  await user.keyboard(' Mine.')
  fakeGateway(
    [
      { ...goodQuestion(1), question: 'Theirs' },
      goodQuestion(2),
      { ...goodQuestion(3), question: 'Theirs too' },
    ],
    { ...fakeQuiz, revision: 5 },
  )
  await press(labels.saveUnpublish)
  expect(await screen.findByText(/^2 questions were changed on both sides/)).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Question 3: which one to keep' })).toBeTruthy()
  await press('Theirs')
  await press('Save')
  await waitFor(() => expect(service.state.saved).toHaveLength(3))
  expect(questions().map((question) => question.question)).toEqual(['Theirs', 'What is 2 + 2?', 'Theirs too'])
})

test('the question about a new version links to the changes of later versions', async () => {
  fakeSavingService({ isLocked: true })
  const { screen, press, write } = await openEditor(goodQuestions(3), { ...fakeQuiz, version: 2 })
  const address = '/quiz/compare-versions?quizId=quiz1'
  await write('!')
  await press(labels.savePublish)
  await screen.findByText(notices.newVersion)
  expect(screen.getByRole('link', { name: /^Compare versions.*new tab/ }).getAttribute('href')).toBe(address)
  await press(labels.cancel)
  await waitFor(() => expect(screen.queryByText(notices.newVersion)).toBeNull())
})

test('a quiz that was changed elsewhere is compared, merged and saved without losing anything', async () => {
  const theirs = [
    { ...goodQuestion(1), question: 'Theirs' },
    goodQuestion(2),
    goodQuestion(3),
    goodQuestion(4),
  ]
  const service = fakeSavingService({ revision: 5 })
  const { screen, press, write, questions, user } = await openEditor()
  await write(' Mine.')
  fakeGateway(theirs, { ...fakeQuiz, revision: 5 })
  await press(labels.saveUnpublish)
  expect(await screen.findByText(/^1 question was changed on both sides/)).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Question 1: which one to keep' })).toBeTruthy()
  await user.click(screen.getByLabelText('Both'))
  await press('Save')
  await waitFor(() => expect(service.state.saved).toHaveLength(5))
  expect(questions().map((question) => question.question)).toEqual([
    'What is 1 + 1? Mine.',
    'Theirs',
    'What is 2 + 2?',
    'What is 3 + 3?',
    'What is 4 + 4?',
  ])
})

test('a practice question whose button is pressed twice is corrected once, and then all is saved', async () => {
  const sent: unknown[] = []
  const answered = Promise.withResolvers<void>()
  const quiz = {
    ...fakeQuiz,
    quiz_type: 'practice' as const,
    reports: [{ desc: 'question is unclear', totalCount: 1, questions: [1] }],
  }
  fakeGateway(goodQuestions(3), quiz, (path, _url, init) => {
    if (path !== 'practice/update-practice-reported-question') return undefined
    sent.push(JSON.parse(String(init?.body)))
    return answered.promise.then(() => ({ status: 200, data: { question: stored(goodQuestions(1))[0] } }))
  })
  const { screen, user } = renderEditor('quizId=quiz1&quizType=practice&instructorId=me')
  const flag = await screen.findByRole('button', { name: 'Reports Received 1' })
  await user.click(flag)
  await user.click(flag)
  await user.click(screen.getAllByLabelText('Question text')[0]!)
  await user.keyboard(' Clearer.')
  const close = within(screen.getByRole('complementary', { name: 'Issues with question 1' })).getByRole(
    'button',
    { name: 'Save and close' },
  )
  close.click()
  // A user's second click comes after all pending promises, and before any timer.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  close.click()
  answered.resolve()
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: 'Issues with question 1' })).toBeNull(),
  )
  expect(sent).toMatchObject([{ changed: { question: 'What is 1 + 1? Clearer.' } }])
  expect(await screen.findByText('All changes saved')).toBeDefined()
  expect(toasterStore.current()[0]).toMatchObject({
    text: 'Question 1 corrected and saved',
    detail: 'Its issues are resolved.',
  })
  expect(screen.queryByRole('button', { name: /^Reports Received/ })).toBeNull()
})

test('after a reload, unsaved changes are offered again to their author only', async () => {
  const { write, screen } = await openEditor()
  await write(' Left.')
  await leave(screen)
  expect(await storedDrafts('somebody else', 'quiz1')).toEqual([])

  fakeGateway(goodQuestions(3))
  const again = renderEditor()
  expect(await again.screen.findByText('You have 1 unsaved question.')).toBeTruthy()
  await again.user.click(again.screen.getByRole('button', { name: 'Continue' }))
  await again.screen.findAllByLabelText('Question text')
  expect(again.questions()[0]!.question).toBe('What is 1 + 1? Left.')
})

test('after Continue, undo and redo still reach every state back to the saved one', async () => {
  const { write, press, screen, user } = await openEditor()
  await write(' Left.')
  await press('Shuffle the questions')
  await user.click(screen.getAllByRole('button', { name: 'Duplicate question' })[0]!)
  await user.keyboard('{Control>}z{/Control}')
  await leave(screen)

  fakeGateway(goodQuestions(3))
  const again = renderEditor()
  await again.user.click(await again.screen.findByRole('button', { name: 'Continue' }))
  await again.screen.findAllByLabelText('Question text')
  const button = (name: string) =>
    within(again.screen.getByRole('toolbar', { name: 'Quiz' })).getByRole('button', { name })
  const texts = () => again.questions().map(({ question }) => question)
  await again.user.click(button('Redo'))
  expect(texts()).toHaveLength(4)
  while (button('Undo').getAttribute('aria-disabled') === null) await again.user.click(button('Undo'))
  expect(texts()).toEqual(['What is 1 + 1?', 'What is 2 + 2?', 'What is 3 + 3?'])
  expect(again.screen.getByText('All changes saved')).toBeTruthy()
})

test('unsaved changes are discarded after the author confirms it', async () => {
  const { write, screen } = await openEditor()
  await write(' Left.')
  await leave(screen)
  fakeGateway(goodQuestions(3))
  const again = renderEditor()
  await again.user.click(await again.screen.findByRole('button', { name: 'Discard' }))
  await again.screen.findByRole('dialog')
  await again.user.click(again.screen.getAllByRole('button', { name: 'Discard' }).at(-1)!)
  await again.screen.findAllByLabelText('Question text')
  expect(again.questions()[0]!.question).toBe('What is 1 + 1?')
  expect(await unsaved()).toEqual([])
})
