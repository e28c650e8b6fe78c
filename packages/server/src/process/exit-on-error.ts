import type { ReadConfig } from '../settings/read-environment.ts'
import { describeStartError, type ListenAddress } from './describe-start-error.ts'

/** Returns the configuration. If it is invalid, lists every error and ends the process with code 1. */
export const configOrExit = <Config>(serverName: string, read: ReadConfig<Config>): Config => {
  if (read.ok) return read.config
  const list = read.errors.map((error) => `- ${error}\n`).join('')
  process.stderr.write(`The ${serverName} can't start:\n${list}`)
  process.exit(1)
}

/** Ends the process of a server that could not start, with one sentence that says why. */
export const exitOnStartError = (
  serverName: string,
  error: unknown,
  address: ListenAddress,
  exitCode = 1,
): never => {
  process.stderr.write(`The ${serverName} can't start: ${describeStartError(error, address)}\n`)
  process.exit(exitCode)
}
