import type { Readable } from 'node:stream'
import { S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { noTracing, type Tracing } from '@quizwright/server/tracing/tracing.ts'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Bucket } from './bucket.ts'

/**
 * An upload of unknown length goes up in parts, a few of which are in memory; the plain call would need the
 * length beforehand.
 */
class StreamingDriver extends S3Driver {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(client: S3Client, bucket: string) {
    // Who may read what is our own decision, so no object is ever public in the bucket; many stores know no
    // such lists anyway.
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
}

/**
 * Opens a bucket of an S3-compatible store. Addresses are path-style when it is not Amazon's, for few others
 * know any else.
 */
export const openBucketStore = ({ name, region, endpoint }: Bucket, tracing: Tracing = noTracing): Disk => {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  if (tracing.isEnabled) traceTries(client, tracing)
  return new Disk(new StreamingDriver(client, name))
}

/**
 * Each try at the store is a span, which tells the command and never the key. What is only signed, for a
 * browser to ask, is none.
 */
const traceTries = ({ middlewareStack }: S3Client, { withSpan }: Tracing): void =>
  middlewareStack.add(
    (next, { commandName = 'Command' }) =>
      (asked) => {
        const { method, hostname } = asked.request as { method: string; hostname: string }
        return withSpan(
          {
            name: `S3 ${commandName.replace(/Command$/, '')}`,
            kind: 'client',
            attributes: { 'http.request.method': method, 'server.address': hostname },
          },
          async ({ setAttributes, setError }) => {
            const answered = await next(asked)
            const { statusCode } = answered.response as { statusCode: number }
            setAttributes({ 'http.response.status_code': statusCode })
            if (statusCode >= 500) setError(String(statusCode))
            return answered
          },
        )
      },
    { step: 'deserialize', priority: 'low', name: 'traceTries' },
  )
