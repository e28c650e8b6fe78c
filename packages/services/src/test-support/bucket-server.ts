import { defined, entryOf } from '@quizwright/domain/defined.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from '../files/bucket.ts'

/**
 * A fake S3 server on loopback with put, get of a whole object or a range, head, copy, list, delete of one or many, and
 * multipart uploads.
 * `keys` lists the stored objects.
 */
export type BucketServer = AsyncDisposable & {
  bucket: Bucket
  keys: () => string[]
  unfinishedUploads: () => number
}

const name = 'quizwright'

export const startBucketServer = async (): Promise<BucketServer> => {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
    const key = decodeURIComponent(pathname.slice(`/${name}/`.length))
    const uploadId = searchParams.get('uploadId')
    const body = await buffer(request)
    const respond = (
      status: number,
      headers: Record<string, string | number> = {},
      content: Buffer | string = '',
    ) => response.writeHead(status, { etag: '"etag"', ...headers }).end(content)
    const respondXml = (xml: string) => respond(200, { 'content-type': 'application/xml' }, xml)

    if (request.method === 'POST' && searchParams.has('uploads')) {
      const id = String(uploads.size + 1)
      uploads.set(id, new Map())
      return respondXml(
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (request.method === 'PUT' && uploadId) {
      uploads.get(uploadId)?.set(Number(searchParams.get('partNumber')), body)
      return respond(200)
    }
    if (request.method === 'POST' && uploadId) {
      const parts = [...(uploads.get(uploadId) ?? [])].sort(([a], [b]) => a - b)
      objects.set(key, Buffer.concat(parts.map(([, part]) => part)))
      uploads.delete(uploadId)
      return respondXml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
    }
    if (request.method === 'DELETE') {
      if (uploadId) uploads.delete(uploadId)
      else objects.delete(key)
      return respond(204)
    }
    if (request.method === 'POST' && searchParams.has('delete')) {
      for (const [, deleted] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g))
        objects.delete(defined(deleted, 'deleted'))
      return respondXml('<DeleteResult></DeleteResult>')
    }
    if (request.method === 'GET' && searchParams.has('list-type')) {
      const listed = [...objects].filter(([name]) => name.startsWith(searchParams.get('prefix') ?? ''))
      const contents = listed.map(
        ([name, { length }]) => `<Contents><Key>${name}</Key><Size>${length}</Size></Contents>`,
      )
      return respondXml(`<ListBucketResult>${contents.join('')}</ListBucketResult>`)
    }
    const copied = request.headers['x-amz-copy-source']
    if (request.method === 'PUT' && copied !== undefined) {
      objects.set(key, entryOf(objects, String(copied).slice(`/${name}/`.length)))
      return respondXml('<CopyObjectResult></CopyObjectResult>')
    }
    if (request.method === 'PUT') {
      objects.set(key, body)
      return respond(200)
    }
    const object = objects.get(key)
    if (!object)
      return respond(
        404,
        { 'content-type': 'application/xml' },
        request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>',
      )
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (first !== undefined) {
      const part = object.subarray(Number(first), Number(last) + 1)
      const contentRange = `bytes ${first}-${last}/${object.length}`
      return respond(206, { 'content-length': part.length, 'content-range': contentRange }, part)
    }
    return respond(
      200,
      { 'content-length': object.length, 'last-modified': 'Fri, 01 Mar 2030 12:00:00 GMT' },
      request.method === 'HEAD' ? '' : object,
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    bucket: {
      name,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    keys: () => [...objects.keys()].sort(),
    unfinishedUploads: () => uploads.size,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
