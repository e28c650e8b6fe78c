import type { ReadConfig } from '../settings/read-environment.ts'
import { describeStartError, type ListenAddress } from './describe-start-error.ts'

/** Gives the configuration, or ends the process with code 1 and lists every error in the settings. */
export const configOrExit = <Config>(serverName: string, read: ReadConfig<Config>): Config => {
  if (read.ok) return read.config
  const list = read.errors.map((error) => `- ${error}\n`).join('')
  process.stderr.write(`The ${serverName} can't start:\n${list}`)
  process.exit(1)
}

/** Ends the process of a server that could not start, and says why in one sentence. */
export const exitOnStartError = (
  serverName: string,
  error: unknown,
  address: ListenAddress,
  exitCode = 1,
): never => {
  process.stderr.write(`The ${serverName} can't start: ${describeStartError(error, address)}\n`)
  process.exit(exitCode)
}
