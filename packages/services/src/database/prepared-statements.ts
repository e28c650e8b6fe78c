import pg from 'pg'
import { createStatementNames } from './statement-names.ts'
import { endingWhenSilent } from './silent-connections.ts'
import { type Query, refusingUnreplicated } from './unreplicated-commits.ts'

type QueryConfig = { text: string; name?: string }

const isQueryConfig = (arg: unknown): arg is QueryConfig =>
  typeof arg === 'object' && arg !== null && 'text' in arg && typeof arg.text === 'string'

type PreparingOptions = {
  /** How long the server may be silent while a query runs. */
  silenceMs: number
  /** Returns the address to which a new client connects, if it is not that of its configuration. */
  addressOf?: () => string
}

/** Returns a pg client class whose instances share the names of prepared statements. */
export const preparingClient = ({ silenceMs, addressOf }: PreparingOptions): typeof pg.Client => {
  const nameOf = createStatementNames()
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(addressOf ? { ...(config as pg.ClientConfig), connectionString: addressOf() } : config)
      const watched = endingWhenSilent(this, this.query.bind(this) as Query, silenceMs)
      const query = refusingUnreplicated(this, watched)
      const namedQuery: Query = (first, ...rest) => {
        const name = isQueryConfig(first) ? (first.name ?? nameOf(first.text)) : undefined
        return query(name === undefined ? first : { ...(first as QueryConfig), name }, ...rest)
      }
      this.query = namedQuery as typeof this.query
    }
  }
}
