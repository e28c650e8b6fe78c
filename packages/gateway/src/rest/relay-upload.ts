import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import type { Upload } from '@quizwright/contracts/define.ts'
import { Problem } from '@quizwright/contracts/problem.ts'

/** What surrounds a file in a multipart body: boundaries and the other fields. */
const envelopeBytes = 64 * 1024
const multipart = /^multipart\/form-data *; *boundary=(?:"[\w'()+,./:=? -]{1,70}"|[\w'()+./:=?-]{1,70})$/i

/**
 * The content type of an upload as it may be passed on. Throws MALFORMED for one whose boundary nobody could
 * look for.
 */
export const readMultipartType = (contentType: string | undefined): string => {
  if (!contentType || !multipart.test(contentType)) throw new Problem('MALFORMED')
  return contentType
}

/**
 * The body of an upload, chunk by chunk as the upstream takes it, so that nothing gathers here and the
 * browser's progress is the truth. Ends with BODY_TOO_LARGE beyond the row's limit. When the upstream stops
 * reading, the rest is read and dropped, so that the browser gets to hear the answer (`pipeline` would leave
 * it unread).
 */
export const streamUpload = (message: IncomingMessage, upload: Upload): Transform => {
  let left = upload.maxBytes + envelopeBytes
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      if (left < 0) done(new Problem('BODY_TOO_LARGE'))
      else done(null, chunk)
    },
  })
  message.pipe(counted)
  message.once('close', () => {
    if (!message.complete) counted.destroy(new Error('The caller left in the middle of the upload.'))
  })
  counted.once('close', () => {
    message.unpipe(counted)
    message.resume()
  })
  // undici listens while it reads; before and after, an error would have no listener and end the process.
  counted.on('error', () => {})
  return counted
}
