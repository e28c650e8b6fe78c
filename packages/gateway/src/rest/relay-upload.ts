import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import type { Upload } from '@quizwright/contracts/define.ts'
import { Problem } from '@quizwright/contracts/problem.ts'

/** The allowance for the parts of a multipart body other than its file: boundaries and text fields. */
const envelopeBytes = 64 * 1024
const multipart = /^multipart\/form-data *; *boundary=(?:"[\w'()+,./:=? -]{1,70}"|[\w'()+./:=?-]{1,70})$/i

/** Returns the content type of an upload for forwarding. Throws MALFORMED if its boundary is missing or invalid. */
export const readMultipartType = (contentType: string | undefined): string => {
  if (!contentType || !multipart.test(contentType)) throw new Problem('MALFORMED')
  return contentType
}

/**
 * Returns the body of an upload as a stream. It is read only as fast as the upstream accepts bytes, so nothing is
 * buffered here and the browser shows the true progress. The stream fails with BODY_TOO_LARGE beyond the row's
 * limit. If the upstream stops reading, the rest is read and dropped, so that the browser receives the response.
 * (`stream.pipeline` would leave it unread.)
 */
export const streamUpload = (message: IncomingMessage, upload: Upload): Transform => {
  let remainingBytes = upload.maxBytes + envelopeBytes
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      remainingBytes -= chunk.length
      if (remainingBytes < 0) done(new Problem('BODY_TOO_LARGE'))
      else done(null, chunk)
    },
  })
  message.pipe(limited)
  message.once('close', () => {
    if (!message.complete) limited.destroy(new Error('The caller disconnected during the upload.'))
  })
  limited.once('close', () => {
    message.unpipe(limited)
    message.resume()
  })
  // undici listens for errors only while it reads. Without this listener, an error before or after would end the
  // process.
  limited.on('error', () => {})
  return limited
}
