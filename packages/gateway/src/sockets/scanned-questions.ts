import { channels } from '@quizwright/contracts/channels.ts'
import { compileScanner, type Scanner } from '../scan/compile-scanner.ts'

const { namespace, fromService } = channels.csvUpload
const frameStart = '{"event":"question","data":'
const frameEnd = '}'

/**
 * The questions of a frame of an import, certainly clean. `frame` is the frame for the browser and `text` the JSON
 * of its data.
 */
export class ScannedQuestions {
  readonly frame: Buffer
  readonly text: string
  readonly progress: number
  constructor(frame: Buffer, text: string, progress: number) {
    this.frame = frame
    this.text = text
    this.progress = progress
  }
}

/** A packet of socket.io: its type (2 is an event), the namespace, the id to acknowledge, the event and its data. */
const packetStart = new RegExp(`^2${namespace},(?<id>\\d{0,15})\\["question",`)
/** As in our services, the data ends with the progress. In other data it is found by the parser. */
const packetEnd = /,"progress":(?<progress>\d{1,3}(?:\.\d{1,15})?),"sent":\d{1,15}\}\]$/
const packetEndChars = 80

/** Compiled with the first import, because it takes some milliseconds. */
let isClean: Scanner | undefined

/**
 * Reads a packet with questions by scanning it (docs/decisions/047). Returns undefined if the packet is something
 * else, or if only the parser can decide. Scanning instead of parsing, validating and serializing halved the CPU
 * time of the gateway for an import of 100,000 questions.
 */
export const scanQuestions = (packet: string): { id: string; questions: ScannedQuestions } | undefined => {
  const start = packetStart.exec(packet)
  const end = start && packetEnd.exec(packet.slice(-packetEndChars))
  if (!start || !end) return undefined
  const text = packet.slice(start[0].length, -1)
  const frame = Buffer.from(`${frameStart}${text}${frameEnd}`)
  isClean ??= compileScanner(fromService.question.data)
  if (!isClean(frame.subarray(frameStart.length, -frameEnd.length))) return undefined
  const progress = Number(end.groups?.['progress'])
  return { id: start.groups?.['id'] ?? '', questions: new ScannedQuestions(frame, text, progress) }
}
