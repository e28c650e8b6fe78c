/** As much of Postgres' protocol as a server of a test needs that stores nothing. */
const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const ready = message('Z', Buffer.from('I'))

/** The answer to the first message of a connection. */
export const signedIn = Buffer.concat([message('R', Buffer.alloc(4)), ready])
/** The answer to a statement that returns nothing. */
export const statementDone = Buffer.concat([message('C', Buffer.from('DONE\0')), ready])
