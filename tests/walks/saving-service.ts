import type { Page, WebSocketRoute } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import { createQueue, type Queue } from './queue.ts'

/** A frame from the page, with functions to reply. */
export type Said = {
  event: string
  data: { saveId: string; quizId: string }
  reply: (event: string, data: object) => void
  hangUp: () => Promise<void>
}

/**
 * A fake of the service that saves questions. It does nothing by itself. Frames from connections before
 * `forget` are ignored.
 */
export const scriptSavingService = async (page: Page): Promise<Queue<Said>> => {
  const said = createQueue<Said>()
  const heard = new Set<WebSocketRoute>()
  await page.routeWebSocket(/\/ws\/question-saving$/, (socket) => {
    heard.add(socket)
    socket.onMessage((message) => {
      if (!heard.has(socket)) return
      said.put({
        ...(JSON.parse(String(message)) as Pick<Said, 'event' | 'data'>),
        reply: (event, data) => socket.send(JSON.stringify({ event, data })),
        hangUp: () => socket.close({ code: 1011 }),
      })
    })
  })
  const forget = (): void => {
    heard.clear()
    said.forget()
  }
  return { ...said, forget }
}

/** The next frame, which must be this one. */
export const nextSaid = async (said: Queue<Said>, event: string): Promise<Said> => {
  const next = await said.next()
  expect(next.event).toBe(event)
  return next
}

/** Accepts the next authentication. */
export const letIn = async (said: Queue<Said>): Promise<void> =>
  (await nextSaid(said, 'authenticate')).reply('authenticated', {})

export const replies = {
  progress: ({ data: { saveId }, reply }: Said, received: readonly number[], progress: number) =>
    reply('progress', { saveId, received, progress }),
  saved: ({ data: { saveId, quizId }, reply }: Said) =>
    reply('saved', { saveId, quiz_id: quizId, revision: 9, is_published: true, questions: 2 }),
  needsNewVersion: ({ data: { saveId, quizId }, reply }: Said) =>
    reply('needToCreateNewVersion', { saveId, quizId }),
  versionSaved: ({ data: { saveId }, reply }: Said, versionId: string) =>
    reply('Vsaved', {
      saveId,
      quiz: { _id: versionId, version: 2, revision: 1 },
      session: { _id: 'session' },
    }),
  conflict: ({ reply }: Said) =>
    reply('error', {
      code: 'CONFLICT',
      message: 'This quiz was changed elsewhere meanwhile.',
      retryable: false,
    }),
  refusedForNow: ({ reply }: Said) =>
    reply('error', {
      code: 'STORAGE_FULL',
      message: 'The storage is full. Nothing was saved; free some space and try again.',
      retryable: true,
    }),
  held: ({ reply }: Said) =>
    reply('error', {
      code: 'BUSY_ELSEWHERE',
      message: 'This quiz is being saved in another window.',
      retryable: true,
    }),
  refusedForGood: ({ reply }: Said) =>
    reply('error', { code: 'FORBIDDEN', message: 'This belongs to another account.', retryable: false }),
}
