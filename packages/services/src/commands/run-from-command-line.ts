import { stderr, stdout } from 'node:process'
import { readConfig } from '../config.ts'
import type { CommandName } from './commands.ts'
import { describeError } from './describe-error.ts'
import { CommandError } from './operator-command.ts'

/**
 * Runs a command on the database that the environment configures, shows how it ended, and then runs `afterwards`. The
 * exit code is 1 if anything failed. Ctrl+C aborts it, so that nothing half done stays.
 */
export const runFromCommandLine = async (
  name: CommandName,
  readInput: (signal: AbortSignal) => unknown,
  afterwards: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const operator = new AbortController()
  process.once('SIGINT', () => operator.abort())
  try {
    const config = readConfig(process.env)
    if (!config.ok) throw new CommandError(config.errors.join('\n'))
    const call = { report: (line: string) => stderr.write(`${line}\n`), signal: operator.signal }
    const input = await readInput(operator.signal)
    // Imported only now, because a wrong option should be named at once.
    const { runWhereDatabaseIs } = await import('./run-where-database-is.ts')
    stdout.write(`${await runWhereDatabaseIs(config.config, name, { ...call, input })}\n`)
    await afterwards()
  } catch (error) {
    stderr.write(`${operator.signal.aborted ? 'Cancelled.' : describeError(error)}\n`)
    process.exitCode = 1
  }
}
