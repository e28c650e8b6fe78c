import { presenceEndpoints } from '@quizwright/contracts/endpoints/presence.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { emptyQuestion } from '@quizwright/domain/schemas/empty-question.ts'
import { allMachines } from '@quizwright/machines/all-machines.ts'
import { coEditingView } from '@quizwright/machines/co-editing/view.ts'
import { stateName } from '@quizwright/machines/paths/machine-entry.ts'
import { coveringPaths } from '@quizwright/machines/paths/paths.ts'
import { buildStateGraph, type PathStep } from '@quizwright/machines/paths/state-graph.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { rest } from '../../../api/rest.ts'
import { readQuiz, type StoredQuiz } from '../../../questions/read-quiz.ts'
import { type CoEdited, coEditingMachineFor } from './co-editing-actors.ts'

vi.mock('../../../questions/read-quiz.ts', () => ({ readQuiz: vi.fn() }))

const entry = allMachines.find(({ name }) => name === 'co-editing')!
const calls = rest(presenceEndpoints)
const question = (text: string) => ({ ...emptyQuestion, _id: 'n1', question: text })
type Answer = Awaited<ReturnType<typeof calls.bePresent>>

let asked: PromiseWithResolvers<Answer>
let read: PromiseWithResolvers<StoredQuiz>
let mine: string
let revision: number
let isComparing: boolean
const onMerged = vi.fn()
const onConflict = vi.fn()
const onPublication = vi.fn()
let isPublished: boolean

const storeOf = () =>
  ({
    getSnapshot: () => ({
      context: {
        quiz: { is_published: isPublished },
        revisions: { questions: revision },
        document: { questions: [question(mine)] },
        saved: { questions: [question('Saved')] },
      },
    }),
    trigger: {
      quizDescribed: () => undefined,
      questionsMerged: (merged: { revision: number }) => {
        revision = merged.revision
      },
    },
  }) as unknown as CoEdited['store']

const start = () => {
  const machine = coEditingMachineFor({
    quizId: 'q1',
    store: storeOf(),
    activeId: () => 'n1',
    isComparing: () => isComparing,
    onMerged,
    onConflict,
    onPublication,
  })
  return createActor(machine).start()
}

beforeEach(() => {
  vi.useFakeTimers()
  mine = 'Saved'
  revision = 3
  isComparing = false
  onMerged.mockReset()
  onConflict.mockReset()
  onPublication.mockReset()
  isPublished = false
  vi.spyOn(calls, 'bePresent').mockImplementation(() => {
    asked = Promise.withResolvers()
    return asked.promise
  })
  vi.mocked(readQuiz).mockImplementation(() => {
    read = Promise.withResolvers()
    return read.promise
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const bo = { _id: 'bo', name: 'Bo', question_id: 'n2' }
const answer = (people: (typeof bo)[], of = revision): Answer => ({
  status: 200,
  data: { revision: of, saved_by: of > revision ? 'Bo' : null, people },
})
const stored = (text: string, of: number): StoredQuiz =>
  ({ quiz: {}, questions: [question(text)], revision: of }) as unknown as StoredQuiz

const outcomes: Record<string, Record<string, (sample: number) => void>> = {
  'say where the author is': {
    'up to date': (sample) => asked.resolve(answer(sample === 1 ? [] : [bo])),
    behind: () => {
      isComparing = false
      asked.resolve(answer([bo], 4))
    },
    'behind while comparing': () => {
      isComparing = true
      asked.resolve(answer([bo], 5))
    },
    refused: () => asked.reject(new Problem('ROLE_CHANGED')),
    unheard: () => asked.reject(new Problem('UPSTREAM_DOWN')),
  },
  'merge the newer save': {
    merged: () => read.resolve(stored('Theirs', 4)),
    conflicting: () => {
      mine = 'Mine'
      read.resolve(stored('Theirs', 4))
    },
    'put off': () => read.resolve(stored('Saved', 3)),
  },
}

type Running = ReturnType<typeof start>
const isFailure = ({ kind, name }: PathStep): boolean =>
  kind === 'failure' && name === 'say where the author is'
const take = async (
  actor: Running,
  { kind, name, outcome = '', sample = 1 }: PathStep & { sample?: number },
) => {
  if (kind === 'event') actor.send({ type: 'decided' })
  else if (kind === 'delay') vi.advanceTimersByTime(1_500)
  else if (kind === 'failure') read.reject(new TypeError('a fault of the page'))
  else outcomes[name]![outcome]!(sample)
  await vi.advanceTimersByTimeAsync(0)
}

const view = (actor: Running) => coEditingView(actor.getSnapshot())
const sees: Record<string, (actor: Running) => void> = {
  asking: () => expect(calls.bePresent).toHaveBeenCalled(),
  alone: (actor) => expect(view(actor)).toMatchObject({ people: [], problem: null }),
  together: (actor) => expect(view(actor).people).toEqual([{ id: 'bo', name: 'Bo', questionId: 'n2' }]),
  merging: () => expect(readQuiz).toHaveBeenCalled(),
  deciding: (actor) => {
    expect(view(actor).open).toEqual({ revision: 4, by: 'Bo', isOwn: false })
    expect(onConflict).toHaveBeenCalledWith(stored('Theirs', 4))
  },
  comparing: (actor) => {
    expect(view(actor).meanwhile).toEqual({ revision: 5, by: 'Bo', isOwn: false })
    expect(onMerged).not.toHaveBeenCalled()
  },
  'role taken away': (actor) => {
    expect(view(actor).problem?.code).toBe('ROLE_CHANGED')
    // What nobody may read any more can't be compared.
    expect(view(actor).open).toBeNull()
  },
  'out of reach': (actor) => expect(view(actor).problem).toBeNull(),
}

test('the walk has an assertion for every state of the chart', () => {
  const states = buildStateGraph(entry).nodes.map(({ snapshot }) => stateName(snapshot))
  expect(Object.keys(sees).sort()).toEqual([...new Set(states)].sort())
})

// Whatever the call fails with is an outcome, so the actor itself does not fail.
const paths = coveringPaths(entry).filter(({ steps }) => !steps.some(isFailure))
test.each(paths.map((path) => [path.title, path] as const))('%s', async (_title, { steps }) => {
  const actor = start()
  await vi.advanceTimersByTimeAsync(0)
  for (const step of steps) {
    await take(actor, step)
    expect(String(actor.getSnapshot().value)).toBe(step.state)
    sees[step.state]!(actor)
  }
  actor.stop()
})

test('a page that nobody looks at asks nothing until it is seen again', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const actor = start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls.bePresent).not.toHaveBeenCalled()
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(calls.bePresent).toHaveBeenCalledTimes(1)
  actor.stop()
})

test('nothing is merged into the questions once a dialog compares them, even if it was being read', async () => {
  const actor = start()
  await vi.advanceTimersByTimeAsync(0)
  asked.resolve(answer([bo], 4))
  await vi.advanceTimersByTimeAsync(0)
  isComparing = true
  read.resolve(stored('Theirs', 4))
  await vi.advanceTimersByTimeAsync(0)
  expect(revision).toBe(3)
  expect(onMerged).not.toHaveBeenCalled()
  expect(onConflict).not.toHaveBeenCalled()
  isComparing = false
  await vi.advanceTimersByTimeAsync(1_500)
  asked.resolve(answer([bo], 4))
  await vi.advanceTimersByTimeAsync(0)
  read.resolve(stored('Theirs', 4))
  await vi.advanceTimersByTimeAsync(0)
  expect(revision).toBe(4)
  actor.stop()
})

test('a decision that waits is not offered without a role', () => {
  const snapshot = start().getSnapshot()
  const open = { revision: 4, by: 'Bo', isOwn: false }
  const problem = { code: 'ROLE_CHANGED', message: 'Gone.', retryable: false } as const
  const seen = (changes: object) =>
    coEditingView({ ...snapshot, context: { ...snapshot.context, ...changes } } as typeof snapshot).open
  expect([seen({ open }), seen({ open, problem })]).toEqual([open, null])
})

test('a quiz that is published elsewhere is told, and one that this page publishes itself is not', async () => {
  const actor = start()
  const answerWith = async (told: boolean) => {
    asked.resolve({ ...answer([bo]), data: { ...answer([bo]).data, is_published: told } })
    await vi.advanceTimersByTimeAsync(1_500)
  }
  await vi.advanceTimersByTimeAsync(0)
  await answerWith(false)
  expect(onPublication).not.toHaveBeenCalled()
  await answerWith(true)
  expect(onPublication).toHaveBeenCalledExactlyOnceWith(true)
  // Published here after the services were asked.
  isPublished = true
  await answerWith(false)
  expect(onPublication).toHaveBeenCalledTimes(1)
  actor.stop()
})
