import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../connection/learner-api.ts'
import { noConnection, RequestError } from '../connection/request-error.ts'
import { hasImages } from './has-images.ts'
import { keepImage, keptImages } from './image-outbox.ts'
import { sendImages } from './send-images.ts'
import { sendUnsentImages } from './send-unsent.ts'

const refused = (code: string, status = 409) => new RequestError(status, code, '')
const image = (no: number, attemptId = 'a1') => ({
  id: `${attemptId} ${no}`,
  attemptId,
  token: 't',
  questionId: 'q1',
  addedAt: Date.UTC(2030, 0, 1, 10, 0, no),
  file: new File([`image ${no}`], `${no}.png`, { type: 'image/png' }),
})

beforeEach(() => {
  vi.spyOn(api, 'addImage').mockRejectedValue(noConnection('Wait.'))
  vi.spyOn(api, 'addLateImage').mockResolvedValue({ uploaded_images: ['/files/1'] })
})
afterEach(async () => {
  vi.mocked(api.addImage).mockResolvedValue({ uploaded_images: [] })
  await sendImages()
  vi.restoreAllMocks()
})

test('given an attempt that is over, then the image is sent as late, with the time at which it was added', async () => {
  await keepImage(image(5))
  vi.mocked(api.addImage).mockRejectedValue(refused('ATTEMPT_ENDED'))
  expect(await sendImages('a1')).toBe(0)
  expect(api.addLateImage).toHaveBeenCalledWith(
    { attemptId: 'a1', token: 't' },
    'q1',
    expect.any(File),
    image(5).addedAt,
  )
  expect(await keptImages()).toEqual([])
})

test('given a quiz that is closed, then it stays; given an image that is refused, then it does not', async () => {
  await keepImage(image(1))
  vi.mocked(api.addImage).mockRejectedValue(refused('QUIZ_CLOSED'))
  expect(await sendImages()).toBe(1)
  vi.mocked(api.addImage).mockRejectedValue(refused('IMAGE_TYPE', 415))
  expect(await sendImages()).toBe(0)
  expect(await keptImages()).toEqual([])
})

test('given images of several attempts, then each attempt sends its own, and a start page sends all', async () => {
  await keepImage(image(1, 'a1'))
  await keepImage(image(2, 'a2'))
  vi.mocked(api.addImage).mockResolvedValue({ uploaded_images: [] })
  await sendImages('a2')
  expect((await keptImages()).map(({ attemptId }) => attemptId)).toEqual(['a1'])
  expect(await sendUnsentImages()).toBe(0)
  expect(await keptImages()).toEqual([])
})

// Comes last, because it loads the modules again.
test('an image stays on the device, whole, until the services have it', async () => {
  await keepImage(image(1))
  expect(await sendImages('a1')).toBe(1)
  vi.resetModules()
  // The page was closed, so only what is stored is left.
  const { keptImages: stored } = await import('./image-outbox.ts')
  const [again] = await stored()
  expect([again!.file.name, again!.file.type, await again!.file.text()]).toEqual([
    '1.png',
    'image/png',
    'image 1',
  ])
  vi.mocked(api.addImage).mockResolvedValue({ uploaded_images: ['/files/1'] })
  expect(await sendImages('a1')).toBe(0)
  expect([await keptImages(), hasImages()]).toEqual([[], false])
})
