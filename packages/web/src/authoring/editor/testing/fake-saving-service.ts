import { elementAt } from '@quizwright/domain/defined.ts'
import { vi } from 'vitest'

type Frame = { event: string; data: Record<string, unknown> }
type Batch = {
  saveId: string
  index: number
  total: number
  questions: { _id: string }[]
  baseRevision: number
  isPublished: boolean
}

type Settings = {
  /** Breaks the connection, once each, instead of acknowledging these batches. */
  breakAt?: number[]
  /** Whether students have attempted the quiz. */
  isLocked?: boolean
  revision?: number
  /** So many batches are refused first, because somebody else is saving. */
  heldFor?: number
  /** The publication that another window decides before the save is completed. */
  decided?: boolean
}

/** A fake of the service behind the question-saving channel. Staged batches outlive their connection. */
export const fakeSavingService = ({
  breakAt = [],
  isLocked = false,
  revision = 3,
  heldFor = 0,
  decided,
}: Settings = {}) => {
  const staged = new Map<number, Batch>()
  const heard: Frame[] = []
  const toBreak = new Set(breakAt)
  let held = 0
  const state = { saved: [] as string[], isPublished: undefined as boolean | undefined, revision }

  const answer = (frame: Frame, say: (event: string, data: unknown) => void, hangUp: () => void): void => {
    const { saveId } = frame.data as { saveId: string }
    const progress = () =>
      say('progress', {
        saveId,
        received: [...staged.keys()],
        progress: staged.size === 0 ? 0 : (100 * staged.size) / elementAt([...staged.values()], 0).total,
      })
    const ids = () =>
      [...staged.entries()]
        .sort(([a], [b]) => a - b)
        .flatMap(([, batch]) => batch.questions.map((question) => question._id))
    if (frame.event === 'authenticate') say('authenticated', {})
    if (frame.event === 'resume') progress()
    if (frame.event === 'questions') {
      const batch = frame.data as unknown as Batch
      if (held++ < heldFor)
        return say('error', {
          code: 'BUSY_ELSEWHERE',
          message: 'This quiz is being saved in another window.',
          retryable: true,
        })
      if (batch.baseRevision !== state.revision)
        return say('error', {
          code: 'CONFLICT',
          message: 'This quiz was changed elsewhere meanwhile. Compare the two and save again.',
          retryable: false,
        })
      staged.set(batch.index, batch)
      state.isPublished = decided ?? batch.isPublished
      if (toBreak.delete(batch.index)) return hangUp()
      progress()
      if (isLocked) say('needToCreateNewVersion', { saveId, quizId: 'quiz1' })
    }
    if (frame.event === 'complete') {
      if (isLocked) return say('needToCreateNewVersion', { saveId, quizId: 'quiz1' })
      state.saved = ids()
      state.revision += 1
      say('saved', {
        saveId,
        quiz_id: 'quiz1',
        revision: state.revision,
        is_published: state.isPublished,
        questions: state.saved.length,
      })
    }
    if (frame.event === 'createNewVersion') {
      state.saved = ids()
      say('Vsaved', {
        saveId,
        quiz: { _id: 'quiz2', version: 2, revision: 1, is_published: state.isPublished },
        session: { _id: 'session2' },
      })
    }
  }

  class FakeSocket {
    onopen: (() => void) | null = null
    onmessage: ((event: { data: string }) => void) | null = null
    onclose: ((event: { code: number }) => void) | null = null
    readonly bufferedAmount = 0
    constructor() {
      setTimeout(() => this.onopen?.())
    }
    send(raw: string): void {
      const frame = JSON.parse(raw) as Frame
      heard.push(frame)
      setTimeout(() =>
        answer(
          frame,
          (event, data) => this.onmessage?.({ data: JSON.stringify({ event, data }) }),
          () => this.close(),
        ),
      )
    }
    close(): void {
      setTimeout(() => this.onclose?.({ code: 1006 }))
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  return {
    state,
    heard,
    sent: (event: string) => heard.filter((frame) => frame.event === event).map((frame) => frame.data),
  }
}
