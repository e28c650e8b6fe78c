import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { preparingClient } from './prepared-statements.ts'
import type { PrimaryFinder } from './primary-hosts.ts'
import { isUnavailable } from './storage-problem.ts'

const pauseMs = 100

/** The arguments that pg's pool passes to a callback of `connect`. */
type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: Error | boolean) => void,
) => void

/** Throws if the server is a standby, with the error code of a server that is starting. */
const refuseStandby = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
  if (rows[0]?.isStandby) throw Object.assign(new Error('This Postgres is a standby.'), { code: '57P03' })
}

/**
 * A pool whose connections always lead to the current primary of several hosts, also after a failover. During a
 * failover, callers wait for the next primary. They have not sent anything yet, so nothing is done twice.
 */
export class FollowingPool extends pg.Pool {
  readonly #finder: PrimaryFinder
  readonly #patienceMs: number
  #hasFound = false

  /**
   * @param patienceMs the time to wait for a primary
   * @param silenceMs how long a server may be silent while a query runs
   */
  constructor(
    options: pg.PoolConfig,
    finder: PrimaryFinder,
    { patienceMs, silenceMs }: { patienceMs: number; silenceMs: number },
  ) {
    const Client = preparingClient({ silenceMs, addressOf: finder.current })
    super({ ...options, Client, onConnect: refuseStandby })
    this.#finder = finder
    this.#patienceMs = patienceMs
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connected = this.#connect()
    if (!callback) return connected
    connected.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
  }

  async #connect(): Promise<pg.PoolClient> {
    const deadline = performance.now() + this.#patienceMs
    if (!this.#hasFound) await this.#finder.find()
    this.#hasFound = true
    for (;;) {
      try {
        return await super.connect()
      } catch (error) {
        if (!isUnavailable(error) || performance.now() > deadline) throw error
        await this.#finder.find()
        await sleep(pauseMs)
      }
    }
  }
}
