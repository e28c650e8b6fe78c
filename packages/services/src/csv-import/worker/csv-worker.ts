import type { MessagePort } from 'node:worker_threads'
import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import type { ImportComplete, QuestionFormat, Reading } from '@quizwright/domain/schemas/csv.ts'
import type { SocketProblem } from '@quizwright/contracts/schemas/problem.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { readQuestions } from '../questions/read-questions.ts'
import type { ReadResult } from '../questions/record-consumer.ts'
import type { StoredFile } from '../upload/upload-csv.ts'
import { openStoredFile } from './open-stored-file.ts'

/** The file to read, the number of questions to skip, and the port for messages. */
export type CsvWorkerTask = {
  file: StoredFile
  quizType: QuizType
  from: number
  reading?: Reading | undefined
  format?: QuestionFormat
  convert?: boolean
  port: MessagePort
}
/** `data` is the JSON text of the channel's event `question`. An image is answered with an `ImageAnswer`. */
export type CsvWorkerMessage =
  | { kind: 'questions'; data: string }
  | { kind: 'complete'; report: ImportComplete }
  | { kind: 'image'; bytes: Uint8Array }
  | { kind: 'problem'; problem: SocketProblem }

/** The result of storing an image. */
export type ImageAnswer = { link: string } | { problem: SocketProblem }

/** The number of unconsumed messages at which the worker pauses: one in transit, one ready and one being made. */
const maxUnconsumed = 3

/**
 * Reads one file in a worker thread, so that parsing does not block the server. The other side acknowledges each
 * message. When it closes the port, the reading stops.
 */
export default async ({ file, port, ...options }: CsvWorkerTask): Promise<void> => {
  const consumer = trackConsumer(port)
  const send = (message: CsvWorkerMessage) => port.postMessage(message)
  const storeImage = async (bytes: Uint8Array): Promise<string> => {
    // Encoded on the other side, where one image of all is decoded at a time.
    send({ kind: 'image', bytes })
    const answer = await consumer.nextAnswer()
    if ('problem' in answer) throw problemFromFrame(answer.problem)
    return answer.link
  }
  try {
    for await (const result of readQuestions(await openStoredFile(file), { ...options, storeImage })) {
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

/** Counts unconsumed messages, and detects that the other side closed the port. */
const trackConsumer = (port: MessagePort) => {
  let unconsumed = 0
  let isClosed = false
  let wakeUp = () => {}
  let answered = (_: ImageAnswer) => {}
  const ended: ImageAnswer = { problem: new Problem('UPSTREAM_DOWN').frame() }
  port.on('message', (message: 'consumed' | ImageAnswer) => {
    if (message !== 'consumed') return answered(message)
    unconsumed -= 1
    wakeUp()
  })
  port.on('close', () => {
    isClosed = true
    answered(ended)
    wakeUp()
  })
  return {
    isClosed: () => isClosed,
    /** Resolves to the answer for the latest image. */
    nextAnswer: (): Promise<ImageAnswer> =>
      isClosed ? Promise.resolve(ended) : new Promise((resolve) => (answered = resolve)),
    /** Waits until fewer messages are unconsumed. Must be called once after each message. */
    waitForCapacity: async (): Promise<void> => {
      unconsumed += 1
      while (unconsumed >= maxUnconsumed && !isClosed)
        await new Promise<void>((resolve) => (wakeUp = resolve))
    },
  }
}
