import { stderr, stdout } from 'node:process'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../database/open-database.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { callServices } from './call-services.ts'
import { type CommandName, commands } from './commands.ts'
import { describeError } from './describe-error.ts'
import { CommandError } from './operator-command.ts'

type Call = { report: (line: string) => void; signal: AbortSignal }

/**
 * Runs a command on the database that the environment configures, and shows how it ended. The exit code is 1 if it
 * failed. Ctrl+C aborts it, so that nothing half done stays.
 */
export const runFromCommandLine = async (
  name: CommandName,
  readInput: (signal: AbortSignal) => unknown,
): Promise<void> => {
  const operator = new AbortController()
  process.once('SIGINT', () => operator.abort())
  try {
    const config = readConfig(process.env)
    if (!config.ok) throw new CommandError(config.errors.join('\n'))
    const call = { report: (line: string) => stderr.write(`${line}\n`), signal: operator.signal }
    stdout.write(
      `${await runWhereDatabaseIs(config.config, name, { ...call, input: await readInput(operator.signal) })}\n`,
    )
  } catch (error) {
    stderr.write(`${operator.signal.aborted ? 'Cancelled.' : describeError(error)}\n`)
    process.exitCode = 1
  }
}

const runWhereDatabaseIs = async (
  { databaseUrl, dataDir, bucket }: Config,
  name: CommandName,
  { input, ...call }: Call & { input: unknown },
): Promise<string> => {
  const answered =
    databaseUrl === undefined ? await callServices(dataDir, name, { input, ...call }) : undefined
  if (answered !== undefined) return answered
  const opened = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir })
  try {
    const store = await openFileStore(bucket ? { bucket } : { folder: join(dataDir, 'files') })
    return await commands[name]({ db: opened.db, store, now: () => new Date(), ...call }, input)
  } finally {
    await opened.close()
  }
}
