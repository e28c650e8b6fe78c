import { channels } from '@quizwright/contracts/channels.ts'
import { Decoder as StandardDecoder, Encoder, PacketType } from 'socket.io-parser'
import { scanQuestions } from './scanned-questions.ts'

/** Emits questions as `ScannedQuestions` where scanning is enough, and all other packets as socket.io does. */
class Decoder extends StandardDecoder {
  override add(packet: unknown): void {
    const scanned = typeof packet === 'string' ? scanQuestions(packet) : undefined
    if (!scanned) return super.add(packet)
    const { id, questions } = scanned
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
