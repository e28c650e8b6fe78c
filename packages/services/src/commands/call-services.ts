import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { CommandName } from './commands.ts'
import { CommandError } from './operator-command.ts'
import { type CommandLine, type CommandsAddress, commandsFile } from './serve-commands.ts'

/**
 * Lets the services that hold the embedded database in this folder run a command. Returns undefined if none are
 * running.
 * @throws CommandError with the services' message.
 */
export const callServices = async (
  dataDir: string,
  name: CommandName,
  { input, report, signal }: { input: unknown; report: (line: string) => void; signal: AbortSignal },
): Promise<string | undefined> => {
  const address = await readAddress(dataDir)
  if (!address) return undefined
  const response = await fetch(`http://127.0.0.1:${address.port}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${address.token}` },
    body: JSON.stringify(input),
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    return undefined
  })
  // Killed services leave the file behind, and another process may have their port by now.
  if (response?.status !== 200 || !response.body) return undefined
  for await (const text of createInterface({ input: Readable.fromWeb(response.body as ReadableStream) })) {
    const line = JSON.parse(text) as CommandLine
    if ('done' in line) return line.done
    if ('failed' in line) throw new CommandError(line.failed)
    report(line.progress)
  }
  throw new CommandError('The services ended before the command was done. Start them, and try again.')
}

const readAddress = async (dataDir: string): Promise<CommandsAddress | undefined> => {
  try {
    return JSON.parse(await readFile(commandsFile(dataDir), 'utf8')) as CommandsAddress
  } catch {
    return undefined
  }
}
