import { Decoder, Encoder as PlainEncoder, PacketType, type Packet } from 'socket.io-parser'

/**
 * Data of an event that is JSON text already. It goes out as it stands instead of being read and written once
 * more.
 */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

class Encoder extends PlainEncoder {
  override encode(packet: Packet): ReturnType<PlainEncoder['encode']> {
    const [event, data] = Array.isArray(packet.data) ? packet.data : []
    if (packet.type !== PacketType.EVENT || !(data instanceof RawJson)) return super.encode(packet)
    const namespace = packet.nsp === '/' ? '' : `${packet.nsp},`
    return [`${packet.type}${namespace}${packet.id ?? ''}[${JSON.stringify(event)},${data.text}]`]
  }
}

/**
 * socket.io's own wire format, which any of its clients reads, with a short cut for what is written already.
 */
export const rawJsonParser = { Encoder, Decoder }
