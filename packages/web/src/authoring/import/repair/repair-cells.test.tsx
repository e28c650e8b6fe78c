import { columnsFor } from '@quizwright/domain/csv/write-row.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { RepairCells } from './repair-cells.tsx'

afterEach(cleanup)

test('with two options marked correct, a click or the space bar on one of them settles it', async () => {
  const onDone = vi.fn()
  const header = columnsFor([])
  const given: Record<string, string> = {
    question: 'Which is right?',
    tags: 'choice',
    option1: 'This',
    is_correct1: '1',
    option2: 'That',
    is_correct2: '1',
  }
  const cells = header.map((name) => given[name] ?? '')
  render(
    <RepairCells
      header={header}
      cells={cells}
      separator=","
      quizType="full"
      column="is_correct2"
      onDone={onDone}
      onCancel={() => undefined}
      onLeave={() => undefined}
      doneLabel="Done"
    />,
  )
  const mark = (no: number) =>
    screen.getByRole<HTMLInputElement>('radio', { name: `Option ${no} is the correct one` })
  expect([mark(1).checked, mark(2).checked]).toEqual([true, true])
  // Chromium fires no click when the space bar is pressed on a checked radio.
  fireEvent.keyDown(mark(1), { key: ' ' })
  expect([mark(1).checked, mark(2).checked]).toEqual([true, false])
  await userEvent.click(mark(2))
  expect([mark(1).checked, mark(2).checked]).toEqual([false, true])
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(
    onDone.mock.calls[0]?.[0].options.map(({ is_correct }: { is_correct: boolean }) => is_correct),
  ).toEqual([false, true])
})

test('keeps a correction when its author moves on, but not when it is cancelled or untouched', async () => {
  const header = columnsFor([])
  const cells = header.map((name) => ({ option1: 'This', option2: 'That', is_correct2: '1' })[name] ?? '')
  const onLeave = vi.fn()
  const show = () =>
    render(
      <RepairCells
        header={header}
        cells={cells}
        separator=","
        quizType="full"
        column="question"
        onDone={() => undefined}
        onCancel={() => undefined}
        onLeave={onLeave}
        doneLabel="Done"
      />,
    )
  show().unmount()
  const cancelled = show()
  await userEvent.keyboard('Never mind')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  cancelled.unmount()
  expect(onLeave).not.toHaveBeenCalled()
  const left = show()
  await userEvent.keyboard('Which?')
  left.unmount()
  expect(onLeave.mock.calls.map(([{ question }]) => question)).toEqual(['Which?'])
})

test('a missing tag is a hint at its field, which forbids nothing', async () => {
  const header = columnsFor([])
  const given: Record<string, string> = {
    question: 'Which?',
    option1: 'This',
    option2: 'That',
    is_correct1: '1',
  }
  const onDone = vi.fn()
  render(
    <RepairCells
      header={header}
      cells={header.map((name) => given[name] ?? '')}
      separator=","
      quizType="full"
      column="tags"
      onDone={onDone}
      onCancel={() => undefined}
      onLeave={() => undefined}
      doneLabel="Done"
    />,
  )
  const tags = screen.getByRole('textbox', { name: 'Tags', description: /^Minimum one tag should be added/ })
  expect(tags.getAttribute('aria-invalid')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(onDone).toHaveBeenCalled()
})
