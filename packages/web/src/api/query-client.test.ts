import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  queryClient.clear()
})

test('what could not be read is read again when the connection is back', async () => {
  queryClient.mount()
  const read = vi.fn().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue('there')
  const stop = new QueryObserver(queryClient, { queryKey: ['read'], queryFn: read }).subscribe(
    () => undefined,
  )
  onlineManager.setOnline(false)
  await vi.waitFor(() => expect(queryClient.getQueryState(['read'])?.status).toBe('error'))
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(queryClient.getQueryData(['read'])).toBe('there'))
  stop()
  queryClient.unmount()
})
