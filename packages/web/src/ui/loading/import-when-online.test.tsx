import { unreachableTexts } from '@quizwright/contracts/http/unreachable.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CodeMissing, importWhenOnline } from './import-when-online.ts'
import { toast, toasterStore } from '../feedback/toaster-store.ts'

const failure = new TypeError('Failed to fetch dynamically imported module')

test('a module that cannot be loaded offline is loaded when online, and a single toast says so', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  const load = vi
    .fn()
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure)
    .mockResolvedValue('module')
  const both = Promise.all([importWhenOnline(load), importWhenOnline(load)])
  await vi.waitFor(() =>
    expect(toasterStore.current().map(({ text }) => text)).toEqual([unreachableTexts.offline]),
  )
  dispatchEvent(new Event('online'))
  expect(await both).toEqual(['module', 'module'])
})

test('given a toast that names the missing connection as its reason, then no second one says so', async () => {
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  toast.error('Your access couldn’t be checked.', unreachableTexts.offline)
  const load = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue('module')
  const loading = importWhenOnline(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  dispatchEvent(new Event('online'))
  expect(await loading).toBe('module')
  expect(toasterStore.current().map(({ text }) => text)).toEqual(['Your access couldn’t be checked.'])
})

test('a failure while online is rejected as missing code, with what was thrown', async () => {
  const loading = importWhenOnline(() => Promise.reject(failure))
  await expect(loading).rejects.toBeInstanceOf(CodeMissing)
  await expect(loading).rejects.toHaveProperty('cause', failure)
})
