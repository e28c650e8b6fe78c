import { elementAt } from '@quizwright/domain/defined.ts'
import type { Readable } from 'node:stream'
import { Problem } from '@quizwright/contracts/problem.ts'

export const tooLongResponse = (maxBytes: number): Problem =>
  new Problem('UPSTREAM_TOO_LARGE', { cause: new Error(`The response is longer than ${maxBytes} bytes.`) })

/** Reads a body to its end. Throws UPSTREAM_TOO_LARGE and destroys the stream if it is longer than `maxBytes`. */
export const readBody = async (body: Readable, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length
    // Leaving the loop destroys the stream together with its connection.
    if (length > maxBytes) throw tooLongResponse(maxBytes)
    chunks.push(chunk)
  }
  return chunks.length === 1 ? elementAt(chunks, 0) : Buffer.concat(chunks, length)
}
