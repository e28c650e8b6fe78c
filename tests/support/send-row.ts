import type { Row } from '@quizwright/contracts/define.ts'
import { fillPath, writeQuery } from '@quizwright/contracts/http/prepare-request.ts'
import request from 'supertest'

/** A file for a row that takes one. */
export type SentFile = { name: string; type: string; content: Buffer }
export type Parts = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  fields?: Record<string, string>
}

const isFile = (body: unknown): body is SentFile =>
  typeof body === 'object' && body !== null && 'content' in body

/** Sends a call without validating it, so that it may be invalid. `base` has no slash at its end. */
export const sendRow = (
  base: string,
  row: Row,
  parts: Parts,
  headers: Record<string, string>,
): request.Test => {
  const path = `/${fillPath(row.path, parts.params)}${writeQuery(parts.query)}`
  const call = start(base, row.method, path).set(headers)
  if (row.upload) {
    for (const field of Object.keys(row.upload.fields?._zod.def.shape ?? {}))
      call.field(field, parts.fields?.[field] ?? 'instructor')
    return isFile(parts.body)
      ? call.attach(row.upload.file, parts.body.content, {
          filename: parts.body.name,
          contentType: parts.body.type,
        })
      : call
  }
  return parts.body === undefined
    ? call
    : call.set('content-type', 'application/json').send(JSON.stringify(parts.body))
}

const start = (base: string, method: Row['method'], path: string): request.Test => {
  const server = request(base)
  switch (method) {
    case 'GET':
      return server.get(path)
    case 'POST':
      return server.post(path)
    case 'PUT':
      return server.put(path)
    case 'DELETE':
      return server.delete(path)
  }
}
