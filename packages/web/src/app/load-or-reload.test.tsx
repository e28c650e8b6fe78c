import { afterEach, expect, test, vi } from 'vitest'
import { CodeMissing } from '../ui/loading/import-when-online.ts'
import { loadOrReload } from './load-or-reload.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const spyOnReload = () => vi.spyOn(location, 'reload').mockReturnValue()

test('given the code of a screen is gone, then the page is reloaded, and shows nothing meanwhile', async () => {
  const reload = spyOnReload()
  const settled = vi.fn()
  void loadOrReload(gone).then(settled, settled)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(settled).not.toHaveBeenCalled()
})

test('given the reloaded page lacks it too, then that is an error and the page is not reloaded again', async () => {
  const reload = spyOnReload()
  void loadOrReload(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await expect(loadOrReload(gone)).rejects.toBeInstanceOf(CodeMissing)
  expect(reload).toHaveBeenCalledOnce()
  // Once it came, a later version may be missed again.
  await loadOrReload(() => Promise.resolve('screen'))
  void loadOrReload(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})
