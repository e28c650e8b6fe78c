import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  queryClient.clear()
})

test('a failed query is fetched again when the connection is back', async () => {
  queryClient.mount()
  const queryFn = vi.fn().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue('data')
  const stop = new QueryObserver(queryClient, { queryKey: ['test'], queryFn }).subscribe(() => undefined)
  onlineManager.setOnline(false)
  await vi.waitFor(() => expect(queryClient.getQueryState(['test'])?.status).toBe('error'))
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(queryClient.getQueryData(['test'])).toBe('data'))
  stop()
  queryClient.unmount()
})
