import type { PGlite } from '@electric-sql/pglite'
import { createStatementNames } from '../postgres/statement-names.ts'

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Statement = { name: string; isParsed: boolean; description?: Messages }

/** The first bytes of the messages of Postgres's protocol in which a statement may have a name. */
const [parse, describe, bind, simpleQuery] = ['P', 'D', 'B', 'Q'].map((letter) => letter.charCodeAt(0))
/** The type of a message and its length. */
const headerBytes = 5

const decoder = new TextDecoder()
/** After this the session has no prepared statements any more. */
const forgetsStatements = /^\s*(?:discard all|deallocate)\b/i

/** Returns the text of a Parse message for a statement without a name. */
const textOf = (message: Uint8Array): string => {
  const start = headerBytes + 1
  return decoder.decode(message.subarray(start, message.indexOf(0, start)))
}

/** Returns a message with a name where it has an empty one. */
const withName = (message: Uint8Array, at: number, name: string): Uint8Array => {
  const named = new Uint8Array(message.length + name.length)
  named.set(message.subarray(0, at))
  named.set(new TextEncoder().encode(name), at)
  named.set(message.subarray(at), at + name.length)
  new DataView(named.buffer).setInt32(1, named.length - 1)
  return named
}

/**
 * Lets an embedded database keep the plans of frequent statements, as `preparingClient` does for a server: for those
 * of a student's calls, parsing and planning take several times as long as running. PGlite has no API for it, so the
 * name is put into the messages that it sends, and those that are not needed any more are left out.
 */
export const prepareEmbedded = (client: PGlite): void => {
  const nameOf = createStatementNames()
  const statements = new Map<string, Statement>()
  const exchange = client.execProtocolStream.bind(client)
  /** That of the query under way: PGlite runs one at a time. */
  let current: Statement | undefined

  const beginParse = (message: Uint8Array): Statement | undefined => {
    const name = nameOf(textOf(message))
    if (name === undefined) return undefined
    const statement = statements.get(name) ?? { name, isParsed: false }
    statements.set(name, statement)
    return statement
  }

  client.execProtocolStream = async (message, options) => {
    const send = (sent: Uint8Array) => exchange(sent, options)
    if (message[0] === parse) {
      current = beginParse(message)
      if (!current) return send(message)
      if (current.isParsed) return []
      const parsed = await send(withName(message, headerBytes, current.name))
      current.isParsed = true
      return parsed
    }
    if (message[0] === simpleQuery && forgetsStatements.test(decoder.decode(message.subarray(headerBytes))))
      statements.clear()
    if (!current) return send(message)
    if (message[0] === bind) return send(withName(message, headerBytes + 1, current.name))
    if (message[0] !== describe) return send(message)
    // The rows of the portal, about which PGlite asks next, are those of its statement: all are sent as text.
    current.description ??= await send(withName(message, headerBytes + 1, current.name))
    return current.description
  }
}
