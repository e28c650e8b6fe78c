import type pg from 'pg'

export type Query = (...args: unknown[]) => unknown
type Callback = (error: unknown, ...rest: unknown[]) => unknown

/**
 * The Postgres routine that waits for a standby. The text of its notices depends on the language, but this name does
 * not.
 */
const waitingRoutine = 'SyncRepWaitForLSN'

/**
 * Fails a query whose commit no standby has confirmed although one must (`synchronous_standby_names`). If the wait
 * is ended, Postgres only warns and treats the commit as done. The acknowledged commit would be lost together with
 * the primary.
 */
export const refusingUnreplicated = (client: pg.Client, query: Query): Query => {
  let isUnreplicated = false
  client.on('notice', (notice) => {
    if (notice.routine === waitingRoutine) isUnreplicated = true
  })
  const takeError = (): Error | undefined => {
    if (!isUnreplicated) return undefined
    isUnreplicated = false
    // 57014 is the code of a query that took too long, which is the case here.
    return Object.assign(new Error('No standby has confirmed this commit.'), { code: '57014' })
  }
  return (...args) => {
    const last = args.at(-1)
    if (typeof last === 'function') {
      const callback = last as Callback
      return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) =>
        callback(error ?? takeError(), ...rest),
      )
    }
    const result = query(...args)
    if (!(result instanceof Promise)) return result
    return result.then((value: unknown) => {
      const error = takeError()
      if (error) throw error
      return value
    })
  }
}
