import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { generalTags } from './tags.ts'

afterEach(() => {
  cleanup()
  vi.doUnmock('./tag-picker.tsx')
  queryClient.clear()
})

test('what is typed while the picker loads is searched when it is there', async () => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  vi.resetModules()
  vi.doMock('./tag-picker.tsx', async () => {
    await held
    return vi.importActual('./tag-picker.tsx')
  })
  const { LazyTagPicker } = await import('./lazy-tag-picker.tsx')
  queryClient.setQueryData(generalTags.queryKey, [{ _id: 't1', tag_name: 'optics', tag_type: 'general' }])
  const onChange = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <LazyTagPicker names={[]} onChange={onChange} onCreate={() => undefined} />
    </QueryClientProvider>,
  )
  const waiting = screen.getByRole('textbox', { name: 'Add a tag' })
  expect(document.activeElement).toBe(waiting)
  fireEvent.change(waiting, { target: { value: 'opt' } })
  await act(async () => release())
  const field = await screen.findByRole('combobox', { name: 'Add a tag' })
  expect((field as HTMLInputElement).value).toBe('opt')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.click(await screen.findByRole('option', { name: 'optics' }))
  expect(onChange).toHaveBeenCalledWith(['optics'])
})
