import type { SaveMarksBody } from '@quizwright/contracts/schemas/marking.ts'
import { expect, test, vi } from 'vitest'
import { createOutbox, type SendOutcome } from './mark-outbox.ts'

const body = (marks: number, result = 'A'): SaveMarksBody => ({
  question_id: 'Q',
  result_ids: [result],
  revisions: [0],
  decision: 'mark',
  marks,
})
const saved = ({ result_ids, revisions }: SaveMarksBody): SendOutcome => ({
  outcome: 'sent',
  response: {
    saved: result_ids.map((result_id, index) => ({ result_id, revision: revisions[index]! + 1 })),
    conflicts: [],
  },
})

const memory = () => {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
  }
}

const open = (send: (body: SaveMarksBody) => Promise<SendOutcome>, storage = memory()) => {
  const onConflicts = vi.fn()
  const onRefused = vi.fn()
  const pageId = String(storage.length)
  const listener = { onConflicts, onRefused }
  const outbox = createOutbox({ send, storage, userId: 'ada', pageId, listener, retryMs: 1 })
  return { outbox, storage, onConflicts, onRefused }
}
const settled = (outbox: ReturnType<typeof createOutbox>) =>
  vi.waitFor(() => expect(outbox.state.get()).toEqual({ unsent: 0, isOffline: false }))

test('marks are sent in order, each with the revision that the last one created', async () => {
  const sent: SaveMarksBody[] = []
  const { outbox } = open(async (one) => {
    sent.push(one)
    return saved(one)
  })
  outbox.add(body(3))
  outbox.add(body(4))
  outbox.add(body(5, 'B'))
  await settled(outbox)
  expect(sent.map(({ marks, revisions }) => [marks, revisions])).toEqual([
    [3, [0]],
    [4, [1]],
    [5, [0]],
  ])
})

test('without a connection, the outbox says so, retries, and keeps marks for another page', async () => {
  let isConnected = false
  const send = async (one: SaveMarksBody): Promise<SendOutcome> =>
    isConnected ? saved(one) : { outcome: 'network' }
  const { outbox, storage } = open(send)
  outbox.add(body(3))
  await vi.waitFor(() => expect(outbox.state.get()).toEqual({ unsent: 1, isOffline: true }))
  outbox.stop()
  const later = open(send, storage)
  expect(later.outbox.state.get().unsent).toBe(1)
  later.outbox.flush()
  isConnected = true
  await settled(later.outbox)
  expect(open(send, storage).outbox.state.get().unsent).toBe(0)
})

test('each user of the browser has a separate outbox, and a damaged one is empty', () => {
  const storage = memory()
  storage.setItem('unsent-marks ada 1', '{"no": "list"}')
  expect(open(async (one) => saved(one), storage).outbox.state.get().unsent).toBe(0)
  storage.setItem('unsent-marks bo 1', JSON.stringify([body(1)]))
  expect(open(async (one) => saved(one), storage).outbox.state.get().unsent).toBe(0)
})

test('reports a conflict and a refusal, and sends the next mark', async () => {
  const conflict = { result_id: 'A', reason: 'changed' as const, revision: 7, marks: 2, confirmation: null }
  const outcomes: SendOutcome[] = [
    { outcome: 'sent', response: { saved: [], conflicts: [conflict] } },
    { outcome: 'refused', reason: 'The mark must be a number from 0 to 5' },
  ]
  const sent: SaveMarksBody[] = []
  const { outbox, onConflicts, onRefused } = open(async (one) => {
    sent.push(one)
    return outcomes.shift() ?? saved(one)
  })
  outbox.add(body(3))
  outbox.add(body(9, 'B'))
  outbox.add(body(4))
  await settled(outbox)
  expect(onConflicts).toHaveBeenCalledWith('Q', [conflict])
  expect(onRefused).toHaveBeenCalledWith(body(9, 'B'), 'The mark must be a number from 0 to 5')
  expect(sent.at(-1)).toEqual({ ...body(4), revisions: [7] })
})
