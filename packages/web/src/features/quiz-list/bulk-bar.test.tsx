import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { BulkBar } from './bulk-bar.tsx'

afterEach(cleanup)

test('while quizzes are archived or unpublished a second click does it no second time', async () => {
  const act = vi.fn()
  const bar = (acting: boolean) => (
    <BulkBar
      listed={2}
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
