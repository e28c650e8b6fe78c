import type { Row } from '@quizwright/contracts/define.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyRequest } from 'fastify'

const json = /^application\/json[ ]*(?:;[ ]*charset="?utf-8"?[ ]*)?$/i
const multipart = /^multipart\/form-data[ ]*;.*boundary=/i
/** The allowance for the parts of a multipart body other than its file: boundaries and text fields. */
const envelopeBytes = 64 * 1024

export const announcesBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Refuses a body of a type that the row does not accept, before any of it is read. Throws MEDIA_TYPE, or
 * BODY_TOO_LARGE if the content-length of an upload exceeds the row's limit.
 */
export const refuseMediaType = (row: Row, request: FastifyRequest): void => {
  const acceptsBody = row.body !== undefined || row.upload !== undefined
  if (row.method === 'GET' || (!acceptsBody && !announcesBody(request))) return
  const { headers } = request
  const encoding = headers['content-encoding'] ?? 'identity'
  const expected = row.upload ? multipart : json
  if (encoding !== 'identity' || !expected.test(headers['content-type'] ?? ''))
    throw new Problem('MEDIA_TYPE')
  if (row.upload && Number(headers['content-length'] ?? 0) > row.upload.maxBytes + envelopeBytes)
    throw new Problem('BODY_TOO_LARGE')
}
