import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { entryOf } from '@quizwright/domain/defined.ts'
import { pipeline, Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Problem } from '@quizwright/contracts/problem.ts'
import { createKeptFiles } from '@quizwright/server/http/kept-files.ts'
import { toNetwork } from '@quizwright/server/http/to-network.ts'
import { createStreamPlaces } from '@quizwright/server/http/stream-places.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ByteRange, readRange } from './byte-range.ts'
import type { FileStore } from './file-store.ts'

/**
 * Passes a file on and fails if it has another length than was announced. A browser would read what is beyond the
 * announced length as the next response, so that whoever controls the file store could write that response.
 */
const exactLength = (bytes: number): Transform => {
  let left = bytes
  const differs = () =>
    new Error(`A file has another length than the ${bytes} bytes that its store announced.`)
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      left -= chunk.length
      if (left < 0) done(differs())
      else done(null, chunk)
    },
    flush: (done) => done(left === 0 ? null : differs()),
  })
}

const MiB = 1024 * 1024

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

export const fileLimits = {
  /** A whole class may watch the same film, and players read no further while they have enough. */
  streams: { total: 512, perKey: 256, cutStalledAfterMs: 5_000 },
  /** Images mostly. All callers share the bytes. */
  kept: { fileBytes: 2 * MiB, totalBytes: 24 * MiB },
}

/** Sets the headers of a file, and returns the range that the response contains. */
const prepare = (request: FastifyRequest, reply: FastifyReply, length: number): ByteRange | 'outside' => {
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('accept-ranges', 'bytes')
    .header('content-disposition', 'inline')
  const range = readRange(request.headers.range, length)
  if (range === 'none') return { first: 0, last: length - 1 }
  if (range === 'outside') reply.code(416).header('content-range', `bytes */${length}`)
  else reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${length}`)
  return range
}

/**
 * GET /files/<name>: images and videos, which never change under their name. Video players request ranges. A caller
 * may read as slowly as it likes, so small files are answered from memory, and the others, which hold a file or a
 * connection to the bucket, are bounded for each address and in all.
 */
export const serveFiles = (app: FastifyInstance, store: FileStore, limits = fileLimits): void => {
  const kept = createKeptFiles<undefined>(limits.kept)
  const takePlace = createStreamPlaces({
    ...limits.streams,
    message: studentRefusals.manyFiles,
  })
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const key = publicStorageKey(request.params.name)
    const ending = fileName.exec(request.params.name)?.[1]
    if (!ending) throw new Problem('NOT_FOUND')
    let foundLength: number | undefined
    const findLength = async (): Promise<number> => {
      if (!(await store.exists(key))) throw new Problem('NOT_FOUND')
      return (await store.getMetaData(key)).contentLength
    }
    const small =
      request.method === 'HEAD'
        ? undefined
        : await kept.read(key, reply.raw, async (fits) => {
            foundLength = await findLength()
            if (!fits(foundLength)) return undefined
            const content = pipeline(await store.getStream(key), exactLength(foundLength), () => undefined)
            return { head: undefined, bytes: await buffer(content) }
          })
    const length = small?.bytes.length ?? foundLength ?? (await findLength())
    const range = prepare(request, reply.type(entryOf(mediaTypes, ending)), length)
    if (range === 'outside') return reply.send()
    if (small) return reply.send(small.bytes.subarray(range.first, range.last + 1))
    const rangeLength = range.last + 1 - range.first
    reply.header('content-length', rangeLength)
    if (request.method === 'HEAD') return reply.send(Readable.from([]))
    takePlace(toNetwork(request.ip), reply.raw)
    const content =
      rangeLength === length ? await store.getStream(key) : await store.getRangeStream(key, range)
    // The error of the last stream ends the response.
    return reply.send(pipeline(content, exactLength(rangeLength), () => undefined))
  })
}
