import { shareEndpoints } from '@quizwright/contracts/endpoints/share.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { allMachines } from '@quizwright/machines/all-machines.ts'
import { stateName } from '@quizwright/machines/paths/machine-entry.ts'
import { coveringPaths } from '@quizwright/machines/paths/paths.ts'
import { buildStateGraph, type PathStep } from '@quizwright/machines/paths/state-graph.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { rest } from '../../../api/rest.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'

const entry = allMachines.find(({ name }) => name === 'handing-over')!
const calls = rest(shareEndpoints)
type Counted = Awaited<ReturnType<typeof calls.previewHandOver>>
type HandedOver = Awaited<ReturnType<typeof calls.handOverQuiz>>

let counting: PromiseWithResolvers<Counted>
let handing: PromiseWithResolvers<HandedOver>
const onClose = vi.fn()
const to = { kind: 'person', _id: 'bo', name: 'Bo', email: 'bo@example.org', role: 'editor', given_at: '' }

beforeEach(() => {
  onClose.mockReset()
  vi.spyOn(calls, 'previewHandOver').mockImplementation(() => {
    counting = Promise.withResolvers()
    return counting.promise
  })
  vi.spyOn(calls, 'handOverQuiz').mockImplementation(() => {
    handing = Promise.withResolvers()
    return handing.promise
  })
  render(
    <QueryClientProvider client={queryClient}>
      <HandOverDialog quizId="q1" to={to as never} onClose={onClose} />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const disabled = 'This account can not sign in any more. Choose another colleague.'
const crossed = 'Cy owns this quiz by now. Reload the page to see who has it.'
const press = (...names: string[]) => {
  const found = screen.getAllByRole('button').find((one) => names.includes(one.textContent ?? ''))
  fireEvent.click(found!)
}

const outcomes: Record<string, Record<string, () => void>> = {
  'count what goes along': {
    counted: () =>
      counting.resolve({ status: 200, data: { versions: 2, sessions: 1, students: 30, open_attempts: 3 } }),
    refused: () => counting.reject(new Problem('SHARE_REFUSED', { message: disabled })),
  },
  'hand the quiz over': {
    'handed over': () => handing.resolve({ status: 200, data: {} } as HandedOver),
    overtaken: () => handing.reject(new Problem('ROLE_CHANGED', { message: crossed })),
    refused: () => handing.reject(new Problem('SHARE_REFUSED', { message: disabled })),
  },
}
const events: Record<string, () => void> = {
  'hand over': () => press('Transfer'),
  'try again': () => press('Try again'),
  cancel: () => press('Cancel', 'Close'),
}
const take = ({ kind, name, outcome = '' }: PathStep) =>
  act(async () => {
    if (kind === 'event') events[name]!()
    else if (kind === 'failure')
      (name === 'count what goes along' ? counting : handing).reject(new TypeError('a fault of the page'))
    else outcomes[name]![outcome]!()
  })

const button = (name: string) => screen.queryByRole('button', { name })
const sees: Record<string, () => void> = {
  previewing: () => expect(button('Transfer')).toHaveProperty('disabled', true),
  asking: () => {
    expect(screen.getByText('30 students with results')).toBeTruthy()
    expect(screen.getByText('3 students are taking it now and can continue.')).toBeTruthy()
    expect(button('Transfer')).toHaveProperty('disabled', false)
  },
  'handing over': () => expect(calls.handOverQuiz).toHaveBeenCalled(),
  'not previewed': () => expect(button('Try again')).toBeTruthy(),
  refused: () => {
    expect(screen.getByRole('alert').textContent).toContain('The quiz wasn’t transferred.')
    expect(button('Try again')).toBeTruthy()
  },
  overtaken: () => {
    expect(screen.getByRole('alert').textContent).toContain(crossed)
    expect([button('Transfer'), button('Try again')]).toEqual([null, null])
  },
  'handed over': () => expect(onClose).toHaveBeenCalledOnce(),
  kept: () => expect(onClose).toHaveBeenCalledOnce(),
  'not the owner any more': () => expect(onClose).toHaveBeenCalledOnce(),
}

test('the walk has an assertion for every state of the chart', () => {
  const states = buildStateGraph(entry).nodes.map(({ snapshot }) => stateName(snapshot))
  expect(Object.keys(sees).sort()).toEqual([...new Set(states)].sort())
})

test.each(coveringPaths(entry).map((path) => [path.title, path] as const))(
  '%s',
  async (_title, { steps }) => {
    await screen.findByRole('dialog')
    for (const step of steps) {
      await take(step)
      sees[step.state]!()
    }
  },
)
