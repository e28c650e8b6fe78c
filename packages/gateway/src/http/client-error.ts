import type { Socket } from 'node:net'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ProblemCode } from '@quizwright/contracts/problems.ts'
import { isFinished } from '../plugins/request-guard.ts'

const codeOf: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
}
const reasons: Partial<Record<ProblemCode, string>> = {
  HEADERS_TOO_LARGE: 'Request Header Fields Too Large',
  TOO_SLOW: 'Request Timeout',
  MALFORMED: 'Bad Request',
}

/**
 * Answers bytes that never became a request, or not in time, and closes the connection. Nothing behind them
 * is read.
 */
export const cutOff = (error: { code?: string }, socket: Socket): void => {
  if (!socket.writable || isFinished(socket)) {
    socket.destroy()
    return
  }
  const code = codeOf[error.code ?? ''] ?? 'MALFORMED'
  const problem = new Problem(code)
  const body = JSON.stringify(problem.body(crypto.randomUUID()))
  const head = [
    `HTTP/1.1 ${problem.status} ${reasons[code]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
