import type { Row } from '@quizwright/contracts/define.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyRequest } from 'fastify'

const json = /^application\/json[ ]*(?:;[ ]*charset="?utf-8"?[ ]*)?$/i
const multipart = /^multipart\/form-data[ ]*;.*boundary=/i
/** Bytes of a multipart body beside its file: boundaries and text fields. */
const envelopeBytes = 64 * 1024

/** Whether a request says that it has a body. */
export const announcesBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Refuses a body of another type than the row accepts, before any of it is read. Throws MEDIA_TYPE, or
 * BODY_TOO_LARGE for an upload whose content-length is above the row's limit.
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
