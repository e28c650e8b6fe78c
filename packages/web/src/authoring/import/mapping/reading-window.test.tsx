import type { CsvPreview } from '@quizwright/domain/schemas/csv.ts'
import type { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import type { ImportActor } from '../import-actors.ts'
import { previewQuery } from './read-preview.ts'
import { ReadingWindow } from './reading-window.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

const columns = ['question', 'option1', 'option2', 'is_correct1', 'is_correct2']
const csvPreview: CsvPreview = {
  encoding: 'UTF-8',
  isSure: true,
  encodings: ['UTF-8'],
  separator: ',',
  headerLine: 1,
  titles: [],
  header: columns,
  columns,
  rows: [['How much is 1 + 1?', '2', '3', '1', '0']],
  texts: [],
  marks: [],
  levels: [],
  commaTags: 0,
  commaExample: '',
}

const show = (found: CsvPreview, quizType: 'full' | 'daq') => {
  const sent = vi.fn()
  queryClient.setQueryData(previewQuery({ fileLink: 'f' }).queryKey, found)
  queryClient.setQueryData(previewQuery({ fileLink: 'f', format: 'csv' }).queryKey, csvPreview)
  const view = { fileLink: 'f', fileName: 'quiz.txt', choices: {} }
  render(
    <QueryClientProvider client={queryClient}>
      <ReadingWindow
        actor={{ send: sent } as unknown as ImportActor}
        view={view as ReturnType<typeof csvImportView>}
        quizType={quizType}
        repaired={0}
      />
    </QueryClientProvider>,
  )
  return sent
}
const format = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'File format' })
const read = () => userEvent.click(screen.getByRole('button', { name: 'Import' }))

test('shows the detected format and lets the author choose another', async () => {
  const sent = show({ ...csvPreview, format: 'gift' }, 'full')
  expect(format().selectedOptions[0]).toHaveProperty('textContent', 'GIFT (detected)')
  await userEvent.selectOptions(format(), 'text')
  await read()
  expect(sent).toHaveBeenCalledWith({ type: 'read it so', choices: { format: 'text' } })
})

test('a file that turns out to be CSV asks about its columns', async () => {
  const sent = show({ ...csvPreview, format: 'text' }, 'full')
  expect(screen.queryByRole('heading', { name: 'Match columns' })).toBeNull()
  await userEvent.selectOptions(format(), 'csv')
  expect(screen.getByRole('heading', { name: 'Match columns' })).toBeTruthy()
  await read()
  expect(sent).toHaveBeenCalledWith({ type: 'read it so', choices: { format: 'csv', reading: { columns } } })
})

test('a CSV file that is really a list of questions is read as one', async () => {
  const sent = show(csvPreview, 'full')
  await userEvent.selectOptions(format(), 'markdown')
  await read()
  expect(sent).toHaveBeenCalledWith({ type: 'read it so', choices: { format: 'markdown' } })
})

test('in a quiz of descriptive questions, other kinds become descriptive if the author wants it', async () => {
  const sent = show({ ...csvPreview, format: 'moodle-xml' }, 'daq')
  await userEvent.click(screen.getByRole('radio', { name: /^Make them descriptive/ }))
  await read()
  expect(sent).toHaveBeenCalledWith({ type: 'read it so', choices: { convert: true } })
})

test('a quiz of questions with options does not offer to make them descriptive', () => {
  show({ ...csvPreview, format: 'moodle-xml' }, 'full')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByText(/An import into an AI Assesment can make them descriptive/)).toBeTruthy()
})

test('the first row of a file without headings is a question unless the author says otherwise', async () => {
  const cells = ['How much is 1 + 1?', '2', '3', '1', '0']
  const found = { ...csvPreview, hasHeader: false, header: cells.map(() => ''), rows: [cells] }
  const named = { ...csvPreview, hasHeader: true, header: cells, rows: [] }
  const asked = previewQuery({ fileLink: 'f', reading: { hasHeader: true } })
  queryClient.setQueryData(asked.queryKey, named)
  const sent = show(found, 'full')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'First row contains column names' })
  expect([box.checked, screen.getAllByRole('cell')[0]!.textContent]).toEqual([false, 'How much is 1 + 1?'])
  await read()
  expect(sent).toHaveBeenLastCalledWith({
    type: 'read it so',
    choices: { reading: { columns, hasHeader: false } },
  })
  await userEvent.click(box)
  expect(screen.queryAllByRole('cell')).toEqual([])
  await read()
  expect(sent).toHaveBeenLastCalledWith({
    type: 'read it so',
    choices: { reading: { columns, hasHeader: true } },
  })
})

test('the author can say what stands between the cells, and the columns are found again', async () => {
  const cells = ['osmosis', 'Water passes a membrane, slowly']
  const byTab: CsvPreview = {
    ...csvPreview,
    separator: '\t',
    header: ['', ''],
    columns: ['question', 'solution'],
    rows: [cells],
  }
  const asked = previewQuery({ fileLink: 'f', reading: { separator: '\t' } })
  queryClient.setQueryData(asked.queryKey, byTab)
  const sent = show(csvPreview, 'daq')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Column separator' }), 'Tabs')
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(cells)
  await read()
  expect(sent).toHaveBeenLastCalledWith({
    type: 'read it so',
    choices: { reading: { separator: '\t', columns: byTab.columns } },
  })
})

test('numbers that may count from 0 or from 1 are asked about once, with what each means', async () => {
  const numbered = { key: 1, options: ['Niger', 'Nile', 'Congo'] }
  const sent = show({ ...csvPreview, format: 'json', numbered }, 'full')
  expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('radio', { name: 'From 1: A) Niger' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'From 0: B) Nile' }))
  await read()
  expect(sent).toHaveBeenCalledWith({ type: 'read it so', choices: { reading: { countsFrom: 0 } } })
})

test('a table whose numbers are not explained says so, and is read with what the author says', async () => {
  const sent = show({ ...csvPreview, numbered: { key: 0, options: ['Niger', 'Nile'] } }, 'full')
  expect(screen.getByText('Choose which number is the first option.')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'From 1: no such option' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'From 0: A) Niger' }))
  await read()
  expect(sent).toHaveBeenCalledWith({ type: 'read it so', choices: { reading: { columns, countsFrom: 0 } } })
})

test('the meanings of cards without headings are typed, and are solutions where people read answers', async () => {
  const cards = {
    ...csvPreview,
    hasHeader: false,
    headerLine: 0,
    header: ['', ''],
    columns: ['question', 'solution'],
    rows: [['photosynthesis', 'plants make sugar']],
  }
  const sent = show(cards, 'full')
  await read()
  const reading = { columns: ['question', 'accepted'], hasHeader: false }
  expect(sent).toHaveBeenCalledWith({ type: 'read it so', choices: { reading } })
  cleanup()
  const other = show(cards, 'daq')
  await read()
  expect(other).toHaveBeenCalledWith({
    type: 'read it so',
    choices: { reading: { ...reading, columns: ['question', 'solution'] } },
  })
})
