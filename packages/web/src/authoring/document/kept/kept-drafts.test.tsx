import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDatabases } from '../../../test-support/empty-databases.ts'
import { fakeQuiz, goodQuestions } from '../../editor/testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../../editor/testing/render-editor.tsx'
import { closeAllDrafts } from '../open-drafts.ts'
import { deviceId } from './device-id.ts'
import { createDraftKeeper } from './keep-draft.ts'
import { readElsewhere } from './read-elsewhere.ts'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
  localStorage.clear()
})

type Kept = { quiz_id: string; device_id: string; questions: number; content: string; changed_at: string }

/** The services keep one draft; `deleted` counts how often they were asked to delete it. */
const keepingServices = () => {
  const services: { kept: Kept | null; deleted: number } = { kept: null, deleted: 0 }
  fakeGateway(goodQuestions(2), { ...fakeQuiz, is_published: true }, (path, _url, init) => {
    if (path === 'drafts/get-kept-drafts')
      return { status: 200, data: { drafts: services.kept ? [services.kept] : [] } }
    if (path.startsWith('drafts/get-kept-draft/')) return { status: 200, data: { draft: services.kept } }
    if (path.startsWith('drafts/delete-kept-draft/')) {
      services.kept = null
      services.deleted += 1
      return { status: 200, data: {} }
    }
    if (!path.startsWith('drafts/keep-draft/')) return undefined
    const body = JSON.parse(String(init?.body)) as Omit<Kept, 'quiz_id' | 'changed_at'>
    services.kept = { ...body, quiz_id: fakeQuiz._id, changed_at: '2030-11-14 17:20:00' }
    return { status: 200, data: services.kept }
  })
  return services
}

/** Types on one device, and leaves it. */
const typeOnAnotherDevice = async (services: ReturnType<typeof keepingServices>) => {
  const { user, screen } = renderEditor()
  await user.type((await screen.findAllByLabelText('Question text'))[0]!, ' really')
  await closeAllDrafts()
  await waitFor(() => expect(services.kept).not.toBeNull())
  cleanup()
  await emptyDatabases()
  localStorage.clear()
}

test('what was typed on one device is listed and offered on another, and ends when it is discarded', async () => {
  const services = keepingServices()
  await typeOnAnotherDevice(services)
  expect([...(await readElsewhere())]).toEqual([[fakeQuiz._id, '2030-11-14 17:20:00']])

  const { screen, user, questions } = renderEditor()
  await screen.findByText('You have 1 unsaved question.')
  expect(screen.getByText(/^Last changed Nov 14, 2030, .* on another device\.$/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findAllByLabelText('Question text')
  expect(questions()[0]!.question).toBe('What is 1 + 1? really')
})

test('given a draft of another device, when it is discarded, then the stored questions are opened', async () => {
  const services = keepingServices()
  await typeOnAnotherDevice(services)
  const { screen, user, questions } = renderEditor()
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await user.click((await screen.findAllByRole('button', { name: 'Discard' })).at(-1)!)
  await screen.findAllByLabelText('Question text')
  expect(questions()[0]!.question).toBe('What is 1 + 1?')
  expect(services).toMatchObject({ kept: null, deleted: 1 })
})

test('the copy goes when the questions are saved or discarded on the device that made it', async () => {
  const services = keepingServices()
  const { screen } = renderEditor()
  await screen.findAllByLabelText('Question text')
  const row = {
    draftId: 'd1',
    uid: 'me',
    quizId: fakeQuiz._id,
    quizName: '',
    revision: 1,
    questions: 1,
    changedAt: 0,
    save: null,
    details: null,
    popUp: null,
  }
  const keeper = createDraftKeeper('me', undefined)
  keeper.update({ row, questions: { changes: [], order: ['a', 'b'] } })
  await keeper.flush()
  expect(services.kept).toMatchObject({ quiz_id: fakeQuiz._id, questions: 1, device_id: deviceId() })
  expect([...(await readElsewhere())]).toEqual([])

  keeper.update(undefined)
  await waitFor(() => expect(services).toMatchObject({ kept: null, deleted: 1 }))
  keeper.update(undefined)
  await keeper.flush()
  expect(services.deleted).toBe(1)
})

test('a damaged draft, or services that keep none, stop nobody from opening the quiz', async () => {
  const services = keepingServices()
  const damaged = { quiz_id: fakeQuiz._id, device_id: 'x', questions: 1, changed_at: '2030-11-14 17:20:00' }
  services.kept = { ...damaged, content: '{"form":2}' }
  const { screen } = renderEditor()
  expect(await screen.findAllByLabelText('Question text')).not.toEqual([])
  cleanup()
  await closeAllDrafts()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('offline'))),
  )
  expect([...(await readElsewhere())]).toEqual([])
})
