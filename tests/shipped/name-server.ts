import { elementAt } from '@quizwright/domain/defined.ts'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const headLength = 12
const ipv4Type = 1

/** Finds the end of the question in a query, behind its labels, its type and its class. */
const questionOf = (query: Buffer): { name: string; type: number; end: number } => {
  const labels: string[] = []
  let at = headLength
  for (let length = elementAt(query, at); length > 0; length = elementAt(query, at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

const recordOf = (address: string): Buffer =>
  Buffer.from([0xc0, headLength, 0, ipv4Type, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)])

/** Answers a query for an IPv4 address; names have no other records. */
const respond = (query: Buffer, addresses: Readonly<Record<string, readonly string[]>>): Buffer => {
  const { name, type, end } = questionOf(query)
  const found = type === ipv4Type ? (addresses[name] ?? []) : []
  const head = Buffer.from(query.subarray(0, headLength))
  // A response, to the one question, with recursion available and without additional records.
  head.writeUInt16BE(name in addresses ? 0x8180 : 0x8183, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(found.length, 6)
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, query.subarray(headLength, end), ...found.map(recordOf)])
}

/** A name server on loopback that stands for Docker's: it knows the addresses of the parts by their names. */
export const startNameServer = async (addresses: Readonly<Record<string, readonly string[]>>) => {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => socket.send(respond(query, addresses), from.port, from.address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    [Symbol.asyncDispose]: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
}
