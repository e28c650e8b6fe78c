import { Decoder, Encoder as StandardEncoder, PacketType, type Packet } from 'socket.io-parser'

/** Event data that is already JSON text. The encoder sends it unchanged instead of parsing and encoding it. */
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

/** The standard wire format of socket.io, with a shortcut for RawJson. Every client can read it. */
export const rawJsonParser = { Encoder, Decoder }
