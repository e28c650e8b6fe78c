import type { MessagePort } from 'node:worker_threads'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ImportComplete, Reading } from '@quizwright/contracts/schemas/csv.ts'
import type { SocketProblem } from '@quizwright/contracts/schemas/problem.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import type { FileLocation } from '../../files/file-store.ts'
import { readQuestions, type ReadResult } from '../questions/read-questions.ts'
import { openStoredFile } from './open-stored-file.ts'

/** The file to read, the number of questions to skip, and the port for messages. */
export type CsvWorkerTask = {
  fileLocation: FileLocation
  key: string
  quizType: QuizType
  from: number
  reading?: Reading | undefined
  port: MessagePort
}
/** `data` is the JSON text of the channel's event `question`. */
export type CsvWorkerMessage =
  | { kind: 'questions'; data: string }
  | { kind: 'complete'; report: ImportComplete }
  | { kind: 'problem'; problem: SocketProblem }

/** Unconsumed messages at which the worker pauses: one in transit, one ready and one being made. */
const maxUnconsumed = 3

/**
 * Reads one file in a worker thread, so that parsing does not block the server. The other side acknowledges
 * each message; when it closes the port, the reading stops.
 */
export default async ({ fileLocation, key, quizType, from, reading, port }: CsvWorkerTask): Promise<void> => {
  const consumer = trackConsumer(port)
  const send = (message: CsvWorkerMessage) => port.postMessage(message)
  try {
    const file = await openStoredFile(fileLocation, key)
    for await (const result of readQuestions(file, { quizType, from, reading })) {
      send(toMessage(result))
      await consumer.waitForCapacity()
      if (consumer.isClosed()) return
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    send({ kind: 'problem', problem: error.frame() })
  } finally {
    port.close()
  }
}

const toMessage = (result: ReadResult): CsvWorkerMessage => {
  if (result.kind === 'complete') return result
  const { json, progress, sent } = result
  return { kind: 'questions', data: `{"questions":${json},"progress":${progress},"sent":${sent}}` }
}

/** Counts unconsumed messages and notices when the other side closes the port. */
const trackConsumer = (port: MessagePort) => {
  let unconsumed = 0
  let isClosed = false
  let wakeUp = () => {}
  port.on('message', () => {
    unconsumed -= 1
    wakeUp()
  })
  port.on('close', () => {
    isClosed = true
    wakeUp()
  })
  return {
    isClosed: () => isClosed,
    /** Call once after each message sent. */
    waitForCapacity: async (): Promise<void> => {
      unconsumed += 1
      while (unconsumed >= maxUnconsumed && !isClosed)
        await new Promise<void>((resolve) => (wakeUp = resolve))
    },
  }
}
