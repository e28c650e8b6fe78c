import { stderr, stdout } from 'node:process'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { requireFreeDataDir } from '../database/lock-data-dir.ts'
import { openDatabase } from '../database/open-database.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { callServices } from './call-services.ts'
import { type CommandName, commands } from './commands.ts'
import { describeError } from './describe-error.ts'
import { CommandError } from './operator-command.ts'

type Call = { report: (line: string) => void; signal: AbortSignal }

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
    stdout.write(
      `${await runWhereDatabaseIs(config.config, name, { ...call, input: await readInput(operator.signal) })}\n`,
    )
    await afterwards()
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
  if (databaseUrl === undefined)
    await requireFreeDataDir(dataDir).catch((error: unknown) => {
      throw new CommandError(
        `The services that use ${dataDir} do not answer. Wait until they have started, or stop them, and try again.`,
        { cause: error },
      )
    })
  const opened = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir })
  try {
    const store = await openFileStore(bucket ? { bucket } : { folder: join(dataDir, 'files') })
    return await commands[name]({ db: opened.db, store, now: () => new Date(), ...call }, input)
  } finally {
    await opened.close()
  }
}
