import { exportEndpoints } from '@quizwright/contracts/endpoints/export.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { rest } from '../api/rest.ts'
import * as files from '../files/save-file.ts'
import DownloadDialog, { describeLosses } from './download-dialog.tsx'

/** Loads the code of dialogs, which is otherwise loaded with the first one. */

afterEach(() => {
  localStorage.removeItem('downloadFormat')
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

test('says what a format cannot hold, or that it can hold everything', () => {
  expect(describeLosses('aiken', ['3 images', '2 solutions'])).toBe(
    'Aiken doesn’t support: 3 images, 2 solutions.',
  )
  expect(describeLosses('qti-3.0', [])).toBe('QTI 3.0 supports all of this quiz’s questions.')
})

const show = (names: readonly string[]) => {
  const asked = vi.spyOn(rest(exportEndpoints), 'exportQuiz').mockImplementation(async ({ params }) => {
    if (params.format === 'aiken' && params.quizId === 'q1')
      throw new Problem('EXPORT_EMPTY', { message: 'Aiken holds no descriptive questions.' })
    return {
      status: 200,
      data: {
        name: 'any.gift',
        type: 'text/plain',
        base64: btoa(`${params.quizId} as ${params.format}`),
        losses: params.quizId === 'q2' && params.format === 'gift' ? ['3 images', '1 section'] : [],
      },
    }
  })
  const saved = vi.spyOn(files, 'saveFile').mockReturnValue(undefined)
  render(
    <QueryClientProvider client={queryClient}>
      <DownloadDialog
        quizzes={names.map((name, index) => ({ _id: `q${index + 1}`, name }))}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
  return { asked, saved }
}
const download = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Download' })

test('given several quizzes, the losses of each are shown before one zip is saved', async () => {
  const { saved } = show(['Rivers', 'Rivers', 'Plants'])
  await userEvent.click(await screen.findByRole('radio', { name: 'GIFT' }))
  await waitFor(() => expect(screen.getByText(/doesn’t support everything in 1 of 3 quizzes/)).toBeTruthy())
  expect(screen.getByText('Rivers (2).gift: 3 images, 1 section')).toBeTruthy()
  await userEvent.click(download())
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const [content, name] = saved.mock.calls[0]!
  expect(name).toBe('quizzes.zip')
  const held = unzipSync(new Uint8Array(await content.arrayBuffer()))
  expect(Object.entries(held).map(([file, bytes]) => [file, strFromU8(bytes)])).toEqual([
    ['Rivers.gift', 'q1 as gift'],
    ['Rivers (2).gift', 'q2 as gift'],
    ['Plants.gift', 'q3 as gift'],
  ])
})

test('given one quiz, its file is saved under the name of the quiz', async () => {
  const { saved } = show(['Plants'])
  await waitFor(() => expect(download().disabled).toBe(false))
  await userEvent.click(download())
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(await saved.mock.calls[0]![0].text()).toBe('q1 as xlsx')
  expect(saved.mock.calls[0]![1]).toBe('Plants.gift')
})

test('the format that was used last comes first and is chosen, the others follow by name', async () => {
  const { saved } = show(['Plants'])
  const radios = () => screen.getAllByRole<HTMLInputElement>('radio')
  const formats = () => radios().map(({ value }) => value)
  expect(formats().slice(0, 3)).toEqual(['aiken', 'xlsx', 'gift'])
  await userEvent.click(screen.getByRole('radio', { name: 'GIFT' }))
  await waitFor(() => expect(download().disabled).toBe(false))
  await userEvent.click(download())
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  cleanup()
  show(['Plants'])
  expect(formats().slice(0, 3)).toEqual(['gift', 'aiken', 'xlsx'])
  expect(radios()[0]!.checked).toBe(true)
})

test('given a quiz of which the format holds nothing, then this is said and nothing can be downloaded', async () => {
  show(['Essays'])
  await userEvent.click(await screen.findByRole('radio', { name: 'Aiken' }))
  expect(await screen.findByText('Aiken holds no descriptive questions.')).toBeTruthy()
  expect(download().disabled).toBe(true)
})

test('given such a quiz among others, then it is named and left out of the zip', async () => {
  const { saved } = show(['Essays', 'Plants'])
  await userEvent.click(await screen.findByRole('radio', { name: 'Aiken' }))
  expect(await screen.findByText('Essays: Aiken holds no descriptive questions.')).toBeTruthy()
  await userEvent.click(download())
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const held = unzipSync(new Uint8Array(await saved.mock.calls[0]![0].arrayBuffer()))
  expect(Object.keys(held)).toEqual(['Plants.gift'])
})
