import { parse, type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

const { serialize } = protocol

/**
 * Runs a query outside of a transaction in two messages. PGlite's own `query` sends six, and outside of a
 * transaction the server reports to be ready after each, which takes longer than a small query.
 */
export const queryInFewMessages = async <Row>(
  client: PGlite,
  text: string,
  params: readonly unknown[] = [],
  options: QueryOptions = {},
): Promise<Results<Row>> => {
  await client._checkReady()
  const send = (...messages: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat(messages), {
      syncToFs: false,
      ...(options.onNotice && { onNotice: options.onNotice }),
    })
  const run = async (): Promise<Results<Row>> => {
    // After an error, the server ignores everything until it is told to synchronize.
    let isSynchronized = false
    try {
      const described = await send(
        serialize.parse({ text, ...(options.paramTypes && { types: options.paramTypes }) }),
        serialize.describe({ type: 'S' }),
      )
      const types = parse.parseDescribeStatementResults(described)
      const values = params.map((value, at) => {
        if (value === null || value === undefined) return null
        const write = options.serializers?.[types[at]!] ?? client.serializers[types[at]!]
        return write ? write(value) : String(value)
      })
      isSynchronized = true
      const answered = await send(
        serialize.bind({ values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      )
      await client.syncToFs()
      return parse.parseResults(answered, client.parsers, options)[0] as Results<Row>
    } finally {
      if (!isSynchronized) await send(serialize.sync())
    }
  }
  return client._runExclusiveTransaction(() => client._runExclusiveQuery(run))
}
