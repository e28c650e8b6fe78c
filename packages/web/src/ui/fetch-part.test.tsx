import { unreachableTexts } from '@quizwright/contracts/http/unreachable.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchPart } from './fetch-part.ts'
import { toasterStore } from './toaster-store.ts'

const lost = new TypeError('Failed to fetch dynamically imported module')

test('code that can not be fetched without a connection is fetched when there is one, and that is said once', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  const load = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue('drawn')
  const both = Promise.all([fetchPart(load), fetchPart(load)])
  await vi.waitFor(() =>
    expect(toasterStore.current().map(({ text }) => text)).toEqual([unreachableTexts.offline]),
  )
  dispatchEvent(new Event('online'))
  expect(await both).toEqual(['drawn', 'drawn'])
})

test('a failure with a connection is one', async () => {
  await expect(fetchPart(() => Promise.reject(lost))).rejects.toBe(lost)
})
