import { Decoder, Encoder as StandardEncoder, PacketType, type Packet } from 'socket.io-parser'

/** Event data that is JSON text already: the encoder sends it as it is instead of parsing and encoding it. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

class Encoder extends StandardEncoder {
  override encode(packet: Packet): ReturnType<StandardEncoder['encode']> {
    const [event, data] = Array.isArray(packet.data) ? packet.data : []
    if (packet.type !== PacketType.EVENT || !(data instanceof RawJson)) return super.encode(packet)
    const namespace = packet.nsp === '/' ? '' : `${packet.nsp},`
    const acknowledgementId = packet.id ?? ''
    return [`${packet.type}${namespace}${acknowledgementId}[${JSON.stringify(event)},${data.text}]`]
  }
}

/** The standard wire format of socket.io, which every client reads, with a short cut for RawJson. */
export const rawJsonParser = { Encoder, Decoder }
