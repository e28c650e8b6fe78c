import type { Readable } from 'node:stream'
import { Problem } from '@quizwright/contracts/problem.ts'

/** Reads a stream whole. Beyond the limit, in bytes, it is destroyed and UPSTREAM_TOO_LARGE thrown. */
export const readBytes = async (body: Readable, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length
    // Leaving the loop destroys the stream, and the connection with it.
    if (length > limit)
      throw new Problem('UPSTREAM_TOO_LARGE', {
        cause: new Error(`The answer is longer than ${limit} bytes.`),
      })
    chunks.push(chunk)
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, length)
}
