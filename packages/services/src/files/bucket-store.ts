import type { Readable } from 'node:stream'
import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { noTracing, type Tracing } from '@quizwright/server/tracing/tracing.ts'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Bucket } from './bucket.ts'
import type { ByteRange } from './byte-range.ts'
import { FileStore } from './file-store.ts'

/**
 * Uploads streams of unknown length in parts, of which a few are in memory. The driver's own upload needs the length
 * in advance.
 */
class StreamingDriver extends S3Driver {
  readonly #client: S3Client
  readonly #reading: S3Client
  readonly #bucket: string

  /** `reading` reads contents. A caller who reads slowly holds one of its connections, and none of the others'. */
  constructor({ client, reading, bucket }: { client: S3Client; reading: S3Client; bucket: string }) {
    // The services decide who may read a file, so no object in the bucket is public. Many S3-compatible stores do
    // not support access control lists.
    super({ client, bucket, visibility: 'private', supportsACL: false })
    this.#client = client
    this.#reading = reading
    this.#bucket = bucket
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    await new Upload({
      client: this.#client,
      params: { Bucket: this.#bucket, Key: key, Body: contents },
      queueSize: 2,
    }).done()
  }

  override getStream(key: string): Promise<Readable> {
    return this.#read({ Key: key })
  }

  getRangeStream(key: string, { first, last }: ByteRange): Promise<Readable> {
    return this.#read({ Key: key, Range: `bytes=${first}-${last}` })
  }

  async #read(input: { Key: string; Range?: string }): Promise<Readable> {
    const { Body } = await this.#reading.send(new GetObjectCommand({ Bucket: this.#bucket, ...input }))
    return Body as Readable
  }
}

type Patience = { connectionTimeout: number; socketTimeout: number }

/** More than the files that `serve-files` passes on at a time. The SDK's own limit is 50. */
const readingSockets = 1_024

/**
 * How long the store may take to accept a connection, and how long it may send nothing, in milliseconds. The SDK
 * would wait forever, and so would every request for a file.
 */
const patience: Patience = { connectionTimeout: 2_000, socketTimeout: 10_000 }

/**
 * Opens a bucket of an S3-compatible store. URLs are path-style except on AWS, because few other stores support
 * virtual hosts.
 */
export const openBucketStore = (
  { name, region, endpoint }: Bucket,
  tracing: Tracing = noTracing,
  timeouts: Patience = patience,
): FileStore => {
  const settings: S3ClientConfig = {
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // A store that hangs is asked twice, not three times, so that the caller still waits for the outcome.
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
  const agent = { keepAlive: true, maxSockets: readingSockets }
  const client = new S3Client({ ...settings, requestHandler: timeouts })
  const reading = new S3Client({
    ...settings,
    requestHandler: { ...timeouts, httpAgent: agent, httpsAgent: agent },
  })
  if (tracing.isEnabled) for (const traced of [client, reading]) traceRequests(traced, tracing)
  return new FileStore(new StreamingDriver({ client, reading, bucket: name }))
}

/**
 * Records a span for each request to the store, with the command but never the key. Pre-signed URLs, which browsers
 * request, get no span.
 */
const traceRequests = ({ middlewareStack }: S3Client, { withSpan }: Tracing): void =>
  middlewareStack.add(
    (next, { commandName = 'Command' }) =>
      (args) => {
        const { method, hostname } = args.request as { method: string; hostname: string }
        return withSpan(
          {
            name: `S3 ${commandName.replace(/Command$/, '')}`,
            kind: 'client',
            attributes: { 'http.request.method': method, 'server.address': hostname },
          },
          async ({ setAttributes, setError }) => {
            const result = await next(args)
            const { statusCode } = result.response as { statusCode: number }
            setAttributes({ 'http.response.status_code': statusCode })
            if (statusCode >= 500) setError(String(statusCode))
            return result
          },
        )
      },
    { step: 'deserialize', priority: 'low', name: 'traceRequests' },
  )
