import { cleanup, render, screen } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { cutSave } from './outgoing-save.ts'
import { goodQuestions } from '../../editor/testing/fake-quiz.ts'
import { queryClient } from '../../../api/query-client.ts'
import { areKindsOffered, useOfferedKinds } from '../../../api/offered-kinds.ts'

const Offered = () => <p>{`Kinds: ${useOfferedKinds().join() || 'none'}`}</p>
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Offered />
    </QueryClientProvider>,
  )

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const batchOf = (questions: ReturnType<typeof goodQuestions>) => {
  const cut = cutSave(questions, 'full')
  if ('tooLong' in cut) throw new Error('The question is too long.')
  const settings = { saveId: 's', quizId: 'q', baseRevision: 1, publish: false, isSkippable: true }
  return cut.batch(settings, 0, 0)
}

test('services that list kinds are told that the page knows them', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: 200, data: { kinds: [{ kind: 'true_false', version: 1 }], features: [] } }),
  )
  show()
  await screen.findByText('Kinds: true_false')
  expect(areKindsOffered()).toBe(true)
  expect(batchOf(goodQuestions(1)).knows).toEqual(['kinds'])
})

test('services that list none get the batches of the specification', async () => {
  const asked = vi.fn(async () =>
    Response.json({ status: 501, code: 'NOT_OFFERED', message: 'No.', requestId: 'r' }, { status: 501 }),
  )
  vi.stubGlobal('fetch', asked)
  show()
  await vi.waitFor(() => expect(queryClient.getQueryData(['abilities'])).toEqual({ kinds: [], features: [] }))
  expect(screen.getByText('Kinds: none')).toBeTruthy()
  expect(batchOf(goodQuestions(1))).not.toHaveProperty('knows')
  const [question] = goodQuestions(1)
  expect(batchOf([{ ...question!, interaction: { kind: 'true_false' } }]).knows).toEqual(['kinds'])
})
