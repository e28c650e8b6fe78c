import { Problem } from '@quizwright/contracts/problem.ts'
import { expensiveTurns } from '../scheduling/expensive-turns.ts'
import { type EncodedImage, encodeImage } from './encode-image.ts'

type Options = {
  /** Whose upload it is: an instructor or an attempt, one of whose images is read at a time. */
  owner: string
  content: AsyncIterable<Uint8Array>
  signal: AbortSignal
  turns?: Pick<typeof expensiveTurns, 'uploading' | 'encoding'>
  /** How long a body may take while others wait. */
  contestedMs?: number
}

const contestedMs = 20_000

/**
 * Reads and encodes an uploaded image when its turn has come, and reads nothing of its body before. Few bodies are in
 * memory at a time, and one image is decoded: an image takes 60 MB, and a core for half a second. Throws BUSY or
 * TOO_MANY_REQUESTS beyond a short line.
 */
export const encodeUpload = async ({
  owner,
  content,
  signal,
  turns = expensiveTurns,
  contestedMs: maxMs = contestedMs,
}: Options): Promise<EncodedImage> => {
  const end = await turns.uploading.take(owner, signal)
  try {
    const mustEnd = () => turns.uploading.isContested()
    const bytes = await readBody(content, { maxMs, mustEnd, signal })
    return await encodeInTurn(owner, bytes, turns.encoding, signal)
  } finally {
    end()
  }
}

/** Decodes and encodes an image when no other one is. `encode`: a drawing is drawn first. */
export const encodeInTurn = (
  owner: string,
  bytes: Uint8Array,
  turns = expensiveTurns.encoding,
  signal?: AbortSignal,
  encode: (bytes: Uint8Array) => Promise<EncodedImage> = encodeImage,
): Promise<EncodedImage> => turns.run(owner, () => encode(bytes), signal)

/**
 * Reads a body whole. One that takes longer than `maxMs` is given up as soon as others wait, because a few that never
 * end would otherwise hold all turns.
 */
const readBody = async (
  content: AsyncIterable<Uint8Array>,
  { maxMs, mustEnd, signal }: { maxMs: number; mustEnd: () => boolean; signal: AbortSignal },
): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let isOver = false
  const read = async (): Promise<Buffer> => {
    for await (const chunk of content) {
      signal.throwIfAborted()
      if (isOver) break
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }
  const startedAt = performance.now()
  const late = Promise.withResolvers<never>()
  const timer = setInterval(() => {
    if (performance.now() - startedAt >= maxMs && mustEnd())
      late.reject(
        new Problem('TOO_SLOW', {
          message: 'The image arrived too slowly while others were waiting. Send it again, or a smaller one.',
        }),
      )
  }, maxMs / 20)
  try {
    const reading = read()
    reading.catch(() => undefined)
    return await Promise.race([reading, late.promise])
  } finally {
    isOver = true
    clearInterval(timer)
  }
}
