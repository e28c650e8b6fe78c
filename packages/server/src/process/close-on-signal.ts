import closeWithGrace, { type Options } from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'

type CloseOptions = {
  log: Pick<FastifyBaseLogger, 'info' | 'fatal'>
  /** The process is killed if closing takes longer than this. */
  graceMs: number
  /** Signals that do not close this process. */
  ignoredSignals?: Options['skip']
  /** Closes the server. Receives the error if the process ends because of an uncaught one. */
  close: (uncaught: Error | undefined) => Promise<void>
}

/**
 * Closes a server before its process ends: after SIGTERM, SIGINT and similar signals, and after an uncaught error.
 */
export const closeOnSignal = ({ log, graceMs, ignoredSignals = [], close }: CloseOptions) =>
  closeWithGrace({ delay: graceMs, skip: ignoredSignals, logger: undefined }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'ending after an uncaught error')
    else log.info({ signal }, 'ending')
    await close(err)
  })
