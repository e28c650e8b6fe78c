import type { FastifyRequest } from 'fastify'
import type { Row } from '@quizwright/contracts/define.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { id } from '@quizwright/contracts/schemas/text.ts'
import { token } from '@quizwright/contracts/schemas/user.ts'
import { check } from '@quizwright/contracts/validation/check.ts'

export type Credentials = { uid: string; token: string }

const json = /^application\/json[ ]*(?:;[ ]*charset="?utf-8"?[ ]*)?$/i
const multipart = /^multipart\/form-data[ ]*;.*boundary=/i
/** What surrounds a file in a multipart body: boundaries and the other fields. */
const envelopeBytes = 64 * 1024

const announcesBody = (request: FastifyRequest): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0

/** Refuses a body that is not of the row's kind before a byte of it is read. */
export const refuseMediaType = (row: Row, request: FastifyRequest): void => {
  if (row.method === 'GET' || (!row.body && !row.upload && !announcesBody(request))) return
  const encoding = request.headers['content-encoding'] ?? 'identity'
  const wanted = row.upload ? multipart : json
  if (encoding !== 'identity' || !wanted.test(request.headers['content-type'] ?? ''))
    throw new Problem('MEDIA_TYPE')
  if (row.upload && Number(request.headers['content-length'] ?? 0) > row.upload.maxBytes + envelopeBytes)
    throw new Problem('BODY_TOO_LARGE')
}

/** A header said twice is an attempt to be two people. */
const isDoubled = (request: FastifyRequest, name: string): boolean =>
  request.raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length > 1

/**
 * Reads who calls from the headers `uid` and `authorization`. Whether the token holds is for the host to find
 * out.
 */
export const readCredentials = (request: FastifyRequest): Credentials => {
  if (isDoubled(request, 'uid') || isDoubled(request, 'authorization')) throw new Problem('MALFORMED')
  const uid = check(id, request.headers['uid'])
  const given = check(token, request.headers.authorization)
  if (!uid.ok || !given.ok) throw new Problem('SIGN_IN_REQUIRED')
  return { uid: uid.data, token: given.data }
}
