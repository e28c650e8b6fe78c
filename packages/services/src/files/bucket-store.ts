import type { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
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
  readonly #bucket: string

  constructor(client: S3Client, bucket: string) {
    // The services decide who may read a file, so no object in the bucket is public. Many S3-compatible stores do
    // not support access control lists.
    super({ client, bucket, visibility: 'private', supportsACL: false })
    this.#client = client
    this.#bucket = bucket
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    await new Upload({
      client: this.#client,
      params: { Bucket: this.#bucket, Key: key, Body: contents },
      queueSize: 2,
    }).done()
  }

  async getRangeStream(key: string, { first, last }: ByteRange): Promise<Readable> {
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range: `bytes=${first}-${last}` })
    const { Body } = await this.#client.send(command)
    return Body as Readable
  }
}

/**
 * How long the store may take to accept a connection, and how long it may send nothing, in milliseconds. The SDK
 * would wait forever, and so would every request for a file.
 */
const patience = { connectionTimeout: 2_000, socketTimeout: 10_000 }

/**
 * Opens a bucket of an S3-compatible store. URLs are path-style except on AWS, because few other stores support
 * virtual hosts.
 */
export const openBucketStore = (
  { name, region, endpoint }: Bucket,
  tracing: Tracing = noTracing,
  timeouts: typeof patience = patience,
): FileStore => {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestHandler: timeouts,
    // A store that hangs is asked twice, not three times, so that the caller still waits for the outcome.
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  if (tracing.isEnabled) traceRequests(client, tracing)
  return new FileStore(new StreamingDriver(client, name))
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
