import { Readable } from 'node:stream'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { Disk } from 'flydrive'

/** The key in the file store of a file that anybody with the link may read. */
export const publicStorageKey = (name: string): string => `public/${name}`

/** 128 random bits and the extension of the media type. */
const fileName = /^[0-9a-f]{32}\.(png|jpg|gif|webp|webm|mp4)$/
const mediaTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  webm: 'video/webm',
  mp4: 'video/mp4',
}

/**
 * GET /files/<name>: images and videos, which never change under their name. Video players request ranges.
 */
export const serveFiles = (app: FastifyInstance, store: Disk): void => {
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const key = publicStorageKey(request.params.name)
    const ending = fileName.exec(request.params.name)?.[1]
    if (!ending || !(await store.exists(key))) throw new Problem('NOT_FOUND')
    const { contentLength } = await store.getMetaData(key)
    reply
      .type(mediaTypes[ending]!)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('accept-ranges', 'bytes')
      .header('content-disposition', 'inline')

    const range = readRange(request.headers.range, contentLength)
    if (range === 'outside') return reply.code(416).header('content-range', `bytes */${contentLength}`).send()
    const { first, last } = range === 'none' ? { first: 0, last: contentLength - 1 } : range
    reply.header('content-length', last + 1 - first)
    if (range !== 'none') reply.code(206).header('content-range', `bytes ${first}-${last}/${contentLength}`)
    if (request.method === 'HEAD') return reply.send(Readable.from([]))
    // Never whole in memory: many may ask at once, and read slowly.
    const part = readPart(await store.getStream(key), { first, last })
    return reply.send(Readable.from(part, { objectMode: false }))
  })
}

/** The bytes of a stream from `first` to `last`; what comes before is passed over, what comes after is not read. */
async function* readPart(stream: AsyncIterable<Buffer>, { first, last }: { first: number; last: number }) {
  let at = 0
  for await (const chunk of stream) {
    const part = chunk.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at))
    if (part.length > 0) yield part
    at += chunk.length
    if (at > last) return
  }
}

/** `outside` is a range that the file cannot satisfy (416). */
type Range = { first: number; last: number } | 'none' | 'outside'

/**
 * Parses a Range header like `bytes=0-99`, `bytes=100-` or `bytes=-100` (RFC 9110, section 14). Several ranges
 * or an invalid header mean the complete file.
 */
export const readRange = (header: string | undefined, length: number): Range => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'none'
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (first >= length || (from === '' && Number(to) === 0)) return 'outside'
  return first > last ? 'none' : { first, last }
}
