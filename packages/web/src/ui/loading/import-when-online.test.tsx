import { noAnswerTexts } from '@quizwright/contracts/http/no-answer.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { importWhenOnline } from './import-when-online.ts'
import { toasterStore } from '../feedback/toaster-store.ts'

const lost = new TypeError('Failed to fetch dynamically imported module')

test('code that can not be fetched without a connection is fetched when there is one, and that is said once', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  const load = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue('drawn')
  const both = Promise.all([importWhenOnline(load), importWhenOnline(load)])
  await vi.waitFor(() =>
    expect(toasterStore.current().map(({ text }) => text)).toEqual([noAnswerTexts.offline]),
  )
  dispatchEvent(new Event('online'))
  expect(await both).toEqual(['drawn', 'drawn'])
})

test('a failure with a connection is one', async () => {
  await expect(importWhenOnline(() => Promise.reject(lost))).rejects.toBe(lost)
})
