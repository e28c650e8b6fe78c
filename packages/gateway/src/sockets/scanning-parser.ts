import { channels } from '@quizwright/contracts/channels.ts'
import { createBufferCollector } from '@quizwright/server/process/collect-young.ts'
import { Decoder as StandardDecoder, Encoder, PacketType } from 'socket.io-parser'
import { collectBuffers } from '../rest/collect-bodies.ts'
import { scanQuestions } from './scanned-questions.ts'

const MB = 1024 * 1024

/**
 * A frame is in three buffers: as it came, as it is scanned and as it is written. They lie outside V8's heap, so V8
 * marked the whole heap for each import of 3 MB of frames. Without that the gateway takes half of the CPU time.
 */
const countFrame = createBufferCollector(4 * MB, collectBuffers)

/** Emits questions as `ScannedQuestions` where scanning is enough, and all other packets as socket.io does. */
class Decoder extends StandardDecoder {
  override add(packet: unknown): void {
    const scanned = typeof packet === 'string' ? scanQuestions(packet) : undefined
    if (!scanned) return super.add(packet)
    const { id, questions } = scanned
    countFrame(questions.frame.length)
    super.emitReserved('decoded', {
      type: PacketType.EVENT,
      nsp: channels.csvUpload.namespace,
      data: ['question', questions],
      ...(id !== '' && { id: Number(id) }),
    })
  }
}

/** The standard wire format of socket.io. */
export const scanningParser = { Encoder, Decoder }
