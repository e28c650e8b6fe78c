import { questionEndpoints } from '@quizwright/contracts/endpoints/question.ts'
import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { sessionEndpoints } from '@quizwright/contracts/endpoints/session.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import 'fake-indexeddb/auto'
import { labels, notices, toasts } from '@quizwright/domain/texts.ts'
import { storedQuiz } from '@quizwright/machines/quiz-document/testing/stored-quiz.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { rest } from '../../api/rest.ts'
import { storeCredentials } from '../../auth/credentials.ts'
import { toasterStore } from '../../ui/feedback/toaster-store.ts'
import { closeAllDrafts } from '../document/open-drafts.ts'
import QuizWizard from './quiz-wizard.tsx'

afterEach(async () => {
  cleanup()
  await closeAllDrafts()
  queryClient.clear()
  vi.restoreAllMocks()
  localStorage.clear()
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
})

const session = {
  _id: 's1',
  name: 'Spring',
  description: 'The first run.',
  start_time: '2026-09-01 08:00:00',
  end_time: '2090-09-01 08:00:00',
}
// Each test has a quiz of its own, because a draft of it stays in the browser.
let quizzes = 0

const shownToasts = () => toasterStore.current().map(({ text }) => text)

const openWizard = async () => {
  const user = { userId: 'u1', name: 'Ada', email: 'ada@example.com', token: 'token' }
  storeCredentials({ uid: 'u1', token: 'token', user })
  quizzes += 1
  const id = `q${quizzes}`
  const quiz = { status: 200, data: { quiz: { ...storedQuiz, _id: id, id } } }
  vi.spyOn(rest(quizEndpoints), 'getQuizForInstructor').mockResolvedValue(quiz)
  vi.spyOn(rest(sessionEndpoints), 'getGeneralSession').mockResolvedValue({
    status: 200,
    data: { session },
  } as never)
  vi.spyOn(rest(quizEndpoints), 'getQuestionCount').mockResolvedValue({
    status: 200,
    data: { question: 0 },
  })
  vi.spyOn(rest(structureEndpoints), 'getInstructorCourses').mockResolvedValue({ success: true, courses: [] })
  vi.spyOn(rest(structureEndpoints), 'getAllFaculties').mockResolvedValue({
    status: 200,
    data: { faculties: [] },
  })
  vi.spyOn(rest(structureEndpoints), 'getCourseTags').mockResolvedValue({ success: true, tags: [] })
  const update = vi.spyOn(rest(quizEndpoints), 'updateQuiz').mockResolvedValue(quiz)
  const saveSession = vi
    .spyOn(rest(sessionEndpoints), 'updateSession')
    .mockResolvedValue({ status: 200 } as never)
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <QuizWizard quizId={id} onClose={onClose} />
    </QueryClientProvider>,
  )
  await screen.findByRole('dialog', { name: 'Edit quiz' })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { update, saveSession, onClose, press }
}

test('the form begins with the stored details; Save sends the quiz and then its session', async () => {
  const { update, saveSession, onClose, press } = await openWizard()
  for (const stored of ['Motion', 'In one dimension.', '1', '30', '50', '24', 'Spring', 'The first run.'])
    expect(screen.getByDisplayValue(stored)).toBeDefined()
  await press('Save')
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith('changed'))
  expect(update.mock.calls[0]![0]).toMatchObject({
    body: {
      quiz_id: 'q1',
      name: 'Motion',
      duration: 5_400,
      passing_percentage: 50,
      result_delay_in_hours: 24,
    },
  })
  expect(saveSession.mock.calls[0]![0]).toMatchObject({ body: { sessionId: 's1', name: 'Spring' } })
  expect(update.mock.invocationCallOrder[0]).toBeLessThan(saveSession.mock.invocationCallOrder[0]!)
  expect(shownToasts()).toEqual([toasts.quizUpdated])
})

test('given a role that was taken away meanwhile, then one notice says so, and a copy has what was typed', async () => {
  const { update, press } = await openWizard()
  const message = 'Ada took away your role in this quiz. What you typed is kept here; make a copy to go on.'
  update.mockRejectedValueOnce(new Problem('ROLE_CHANGED', { message }))
  vi.spyOn(rest(questionEndpoints), 'getQuestionsByQuizId').mockRejectedValue(new Problem('ROLE_CHANGED'))
  const copy = { ...storedQuiz, _id: 'copy', id: 'copy' }
  const create = vi
    .spyOn(rest(quizEndpoints), 'createQuiz')
    .mockResolvedValue({ status: 200, data: { quiz: copy } } as never)
  const title = screen.getByDisplayValue('Motion')
  await userEvent.clear(title)
  await userEvent.type(title, 'Momentum')
  await press('Save')
  expect(await screen.findAllByText(message)).toHaveLength(1)
  expect(shownToasts()).toEqual([])
  await press('Make a copy')
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  const { body } = create.mock.calls[0]![0] as { body: Record<string, unknown> }
  expect(body).toMatchObject({ name: 'Copy of Momentum', description: 'In one dimension.', duration: 5_400 })
  expect(body).not.toHaveProperty('copy_of')
  await waitFor(() => expect(location.pathname).toBe('/quiz/edit-quiz-questions'))
  expect(location.search).toContain('copy')
})

test('missing fields are named by their first message, and more than two by a general one', async () => {
  const { update, press } = await openWizard()
  await userEvent.clear(screen.getByDisplayValue('In one dimension.'))
  await press('Save')
  await waitFor(() => expect(shownToasts()).toEqual(['description is required']))
  await userEvent.clear(screen.getByDisplayValue('Motion'))
  await userEvent.clear(screen.getByDisplayValue('The first run.'))
  await press('Save')
  await waitFor(() => expect(shownToasts()).toEqual(['Missing or invalid fields']))
  expect(update).not.toHaveBeenCalled()
})

test('given a quiz with attempts, then Cancel leads back, and the other button creates a new version', async () => {
  const { update, onClose, press } = await openWizard()
  const version = { ...storedQuiz, _id: 'version2', id: 'version2', version: 2 }
  const create = vi
    .spyOn(rest(questionEndpoints), 'createNewVersion')
    .mockResolvedValue({ status: 200, data: { quiz: version, session } } as never)
  const link = vi.spyOn(rest(structureEndpoints), 'changeQuizVideoPoint').mockResolvedValue({ success: true })
  update.mockRejectedValueOnce(new Problem('NEW_VERSION_NEEDED'))
  await press('Save')
  await screen.findByRole('dialog', { name: notices.cannotEdit })
  expect(screen.getByText(notices.newVersion)).toBeDefined()
  await press(labels.cancel)
  expect(await screen.findByRole('dialog', { name: 'Edit quiz' })).toBeDefined()
  expect(create).not.toHaveBeenCalled()

  update.mockRejectedValueOnce(new Problem('NEW_VERSION_NEEDED'))
  update.mockResolvedValueOnce({ status: 200, data: { quiz: version } })
  await press('Save')
  await screen.findByRole('dialog', { name: notices.cannotEdit })
  await press(labels.createVersion)
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith('changed'))
  expect(link).toHaveBeenCalledOnce()
  expect(update.mock.lastCall![0]).toMatchObject({ body: { quiz_id: 'version2', name: 'Motion' } })
})
