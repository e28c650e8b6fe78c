import type { MessagePort } from 'node:worker_threads'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ImportComplete } from '@quizwright/contracts/schemas/csv.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import type { SocketProblem } from '@quizwright/contracts/schemas/problem.ts'
import type { FileLocation } from '../../files/file-store.ts'
import { openStoredFile } from './open-stored-file.ts'
import { readQuestions } from '../questions/read-questions.ts'

/** What the thread is asked: which file of which store, and the port over which it answers. */
export type CsvWorkerTask = {
  fileLocation: FileLocation
  key: string
  quizType: QuizType
  from: number
  port: MessagePort
}
/** `data` is the JSON text of the channel's event `question`. */
export type CsvWorkerMessage =
  | { kind: 'questions'; data: string }
  | { kind: 'complete'; report: ImportComplete }
  | { kind: 'problem'; problem: SocketProblem }

/** How many messages may wait for the one who asked. One is on its way, one is ready, one is being made. */
const aheadAtMost = 3

/**
 * Reads one file, in a thread of its own so that nobody else waits. Every message taken is answered by one to
 * the port; when the port closes, the reading ends.
 */
export default async ({ fileLocation, key, quizType, from, port }: CsvWorkerTask): Promise<void> => {
  const asker = listen(port)
  try {
    for await (const reading of readQuestions(await openStoredFile(fileLocation, key), { quizType, from })) {
      if (reading.kind === 'complete') port.postMessage(reading satisfies CsvWorkerMessage)
      else
        port.postMessage({
          kind: 'questions',
          data: `{"questions":${reading.json},"progress":${reading.progress},"sent":${reading.sent}}`,
        } satisfies CsvWorkerMessage)
      await asker.hasRoom()
      if (asker.isGone()) return
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    port.postMessage({ kind: 'problem', problem: error.frame() } satisfies CsvWorkerMessage)
  } finally {
    port.close()
  }
}

/** Follows how many messages the other side has taken, and whether it is still there. */
const listen = (port: MessagePort) => {
  let ahead = 0
  let gone = false
  let wake = () => {}
  port.on('message', () => {
    ahead -= 1
    wake()
  })
  port.on('close', () => {
    gone = true
    wake()
  })
  return {
    isGone: () => gone,
    hasRoom: async (): Promise<void> => {
      ahead += 1
      while (ahead >= aheadAtMost && !gone) await new Promise<void>((resolve) => (wake = resolve))
    },
  }
}
