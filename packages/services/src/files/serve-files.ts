import { pipeline, Readable } from 'node:stream'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyInstance } from 'fastify'
import { readRange } from './byte-range.ts'
import { exactLength } from './exact-length.ts'
import type { FileStore } from './file-store.ts'

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

/** GET /files/<name>: images and videos, which never change under their name. Video players request ranges. */
export const serveFiles = (app: FastifyInstance, store: FileStore): void => {
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
    if (range !== 'none') {
      const { first, last } = range
      reply.code(206).header('content-range', `bytes ${first}-${last}/${contentLength}`)
    }
    const length = range === 'none' ? contentLength : range.last + 1 - range.first
    reply.header('content-length', length)
    if (request.method === 'HEAD') return reply.send(Readable.from([]))
    // Streamed, because many callers may read files at the same time, and slowly.
    const content = range === 'none' ? await store.getStream(key) : await store.getRangeStream(key, range)
    // The error of the last stream ends the response.
    return reply.send(pipeline(content, exactLength(length), () => undefined))
  })
}
