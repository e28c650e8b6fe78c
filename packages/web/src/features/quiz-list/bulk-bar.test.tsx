import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { BulkBar } from './bulk-bar.tsx'

// The code of the menu is loaded when it is first shown, which may be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

test('while quizzes are being archived or unpublished, a second click does nothing', async () => {
  const act = vi.fn()
  const bar = (acting: boolean) => (
    <BulkBar
      listed={2}
      total={5}
      onSelectTotal={undefined}
      selecting={false}
      selected={1}
      archived={false}
      onSelectAll={() => undefined}
      exporting={undefined}
      acting={acting}
      onExport={() => undefined}
      onArchive={act}
      onUnpublish={act}
      onRunAi={() => undefined}
      onUndoAi={() => undefined}
    />
  )
  const press = async () => {
    for (const name of ['Archive', 'Unpublish']) await userEvent.click(screen.getByRole('button', { name }))
  }
  const { rerender } = render(bar(true))
  await press()
  expect(act).not.toHaveBeenCalled()
  rerender(bar(false))
  await press()
  expect(act).toHaveBeenCalledTimes(2)
})

test('given no selection, when an action is chosen, then it runs and says what is missing', async () => {
  const onExport = vi.fn()
  const onDownload = vi.fn()
  const nothing = () => undefined
  const bar = (selected: number) => (
    <BulkBar
      listed={50}
      total={1_234}
      selected={selected}
      archived={false}
      onSelectAll={nothing}
      onSelectTotal={nothing}
      selecting={false}
      exporting={undefined}
      acting={false}
      onExport={onExport}
      onDownload={onDownload}
      onArchive={nothing}
      onUnpublish={nothing}
      onRunAi={nothing}
      onUndoAi={nothing}
    />
  )
  const { rerender } = render(bar(0))
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Actions on selected quizzes' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export CSV' }))
  expect(onExport).toHaveBeenCalledOnce()
  rerender(bar(2))
  expect(screen.getByRole('button', { name: 'Select all 1,234' })).toBeDefined()
  rerender(bar(1_234))
  expect(screen.queryByRole('button', { name: 'Select all 1,234' })).toBeNull()
  rerender(bar(50))
  await userEvent.click(screen.getByRole('button', { name: 'Export to another tool' }))
  expect(onDownload).toHaveBeenCalledOnce()
  expect(screen.getByText('50 of 1,234 selected, all that are loaded so far')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Select all 1,234' })).toBeDefined()
})
