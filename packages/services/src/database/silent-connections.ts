import type { Socket } from 'node:net'
import type pg from 'pg'
import { statementText } from './statement-text.ts'
import type { Query } from './unreplicated-commits.ts'

/** A transaction may lift the time limit of its statements. The server may then be silent for any time. */
const liftsLimit = /^\s*set local statement_timeout = 0\b/i
const endsTransaction = /^\s*(?:commit|rollback)\b(?!\s+to\b)/i

/**
 * Ends a connection from which nothing arrives for `silenceMs` while a query runs. `statement_timeout` only counts in
 * the server: if the server or the network between is gone without closing the connection, the query would wait for a
 * quarter of an hour. A timeout of the query alone would leave the dead connection to the next one.
 */
export const endingWhenSilent = (client: pg.Client, query: Query, silenceMs: number): Query => {
  let isLimited = true
  // TLS replaces the stream of a connection.
  const stream = (): Socket => client.connection.stream as Socket
  client.once('connect', () => {
    const socket = stream()
    socket.on('timeout', () => {
      const { bytesRead } = socket
      // After a pause of this process, what has arrived meanwhile is read only now.
      setImmediate(() => {
        if (socket.bytesRead > bytesRead) return
        const error = new Error(`The database has sent nothing for ${silenceMs / 1_000} s.`)
        socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
      })
    })
  })
  client.on('drain', () => stream().setTimeout(0))
  return (...args) => {
    const text = statementText(args[0])
    if (liftsLimit.test(text)) isLimited = false
    if (endsTransaction.test(text)) isLimited = true
    stream().setTimeout(isLimited ? silenceMs : 0)
    return query(...args)
  }
}
