import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { rest } from '../api/rest.ts'
import { copySharableLink } from './copy-sharable-link.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('given a clipboard that is not allowed and a link that fails later, then both failures are handled', async () => {
  const notAllowed = new DOMException('Write permission denied.', 'NotAllowedError')
  vi.stubGlobal('ClipboardItem', vi.fn())
  vi.stubGlobal('navigator', { clipboard: { write: () => Promise.reject(notAllowed) } })
  const link = Promise.withResolvers<never>()
  vi.spyOn(rest(quizEndpoints), 'getSharableLink').mockReturnValue(link.promise)
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))

  await expect(copySharableLink('q1')).rejects.toBe(notAllowed)
  link.reject(new Error('There is no link.'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).not.toHaveBeenCalled()
})
