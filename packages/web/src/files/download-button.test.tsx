import { toasts } from '@quizwright/domain/texts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import type { OnProgress } from '../api/reading-in-parts.ts'
import type { Table } from './table.ts'
import { toast } from '../ui/feedback/toaster-store.ts'
import { DownloadButton, type MakeTable } from './download-button.tsx'

const saved = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>())
vi.mock('./save-file.ts', () => ({ saveFile: saved }))

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
  saved.mockReset()
})

const show = (makeTable: MakeTable) =>
  render(
    <QueryClientProvider client={queryClient}>
      <DownloadButton makeTable={makeTable} emptyReason="there are no results">
        Download
      </DownloadButton>
    </QueryClientProvider>,
  )

/** A file that is made until the test says so, or until it is cancelled. */
const openFile = () => {
  const { promise, resolve, reject } = Promise.withResolvers<Table>()
  const started = { onProgress: undefined as OnProgress | undefined }
  const makeTable: MakeTable = ({ signal, onProgress }) => {
    started.onProgress = onProgress
    signal.addEventListener('abort', () => reject(signal.reason))
    return promise
  }
  return {
    makeTable,
    started,
    finish: () =>
      resolve({
        name: 'export',
        rows: [
          ['a', 'b'],
          ['x', 49.99],
        ],
      }),
  }
}

test('shows how many rows of a long list are read, and saves the file at the end', async () => {
  const file = openFile()
  show(file.makeTable)
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  file.started.onProgress!(4_000, 100_000)
  expect(await screen.findByRole('button', { name: '4,000 of 100,000 results loaded' })).toBeTruthy()
  file.finish()
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.calls[0]![1]).toBe('export.csv')
  expect(await screen.findByRole('button', { name: 'Download' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test('saves a workbook, whose numbers are numbers on every machine', async () => {
  const rows = [
    ['Name', 'Percentage', 'Phone'],
    ['=SUM(1)\u0001', 49.99, '0300123'],
    ['', 7, 'x'.repeat(40_000)],
  ]
  show(async () => ({ name: 'export', rows }))
  await userEvent.click(screen.getByRole('button', { name: 'Download as another format' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 20_000 })
  const [blob, name] = saved.mock.calls[0]!
  expect(name).toBe('export.xlsx')
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const texts = Object.values(parts)
    .map((part) => strFromU8(part))
    .join('\n')
  expect(texts).toContain('<v>49.99</v>')
  expect(texts).toContain('=SUM(1)')
  expect(texts).not.toContain('<f>')
  expect(texts).not.toContain('\u0001')
  expect(texts).toContain('0300123')
  expect(texts).not.toContain('<v>0300123</v>')
  expect(texts).not.toContain('x'.repeat(32_768))
})

test('saves nothing and shows no error after Cancel', async () => {
  const error = vi.spyOn(toast, 'error')
  const file = openFile()
  show(file.makeTable)
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  file.started.onProgress!(1_000, 100_000)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await screen.findByRole('button', { name: 'Download' })
  expect(saved).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})

test('says why there is nothing to save', async () => {
  const warning = vi.spyOn(toast, 'warning')
  show(async () => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(warning).toHaveBeenCalledWith('Nothing to export: there are no results.'))
})

test('a download that fails says so, with the reason', async () => {
  const error = vi.spyOn(toast, 'error')
  show(() => Promise.reject(new Error('The disk is full.')))
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(error).toHaveBeenCalledOnce())
  expect(error.mock.calls[0]).toEqual([toasts.dataDownloadFailed, 'The disk is full.'])
  expect(saved).not.toHaveBeenCalled()
})
