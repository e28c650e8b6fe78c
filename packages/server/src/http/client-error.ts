import type { Socket } from 'node:net'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ProblemCode } from '@quizwright/contracts/problems.ts'
import { isClosing } from './closing-connections.ts'

const codeOfNodeError: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
}
const reasonPhrases: Partial<Record<ProblemCode, string>> = {
  HEADERS_TOO_LARGE: 'Request Header Fields Too Large',
  TOO_SLOW: 'Request Timeout',
  MALFORMED: 'Bad Request',
}

/**
 * Responds to bytes that are not an HTTP request, or to a request that did not arrive in time. Closes the connection
 * without reading further bytes.
 */
export const respondToClientError = (error: { code?: string }, socket: Socket): void => {
  if (!socket.writable || isClosing(socket)) {
    socket.destroy()
    return
  }
  const code = codeOfNodeError[error.code ?? ''] ?? 'MALFORMED'
  const problem = new Problem(code)
  const body = JSON.stringify(problem.body(crypto.randomUUID()))
  const head = [
    `HTTP/1.1 ${problem.status} ${reasonPhrases[code]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
