import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import fastify from 'fastify'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { describeError } from './describe-error.ts'
import type { CommandContext } from './operator-command.ts'

/** Returns the path of the file in DATA_DIR from which commands read the port and the key of running services. */
export const commandsFile = (dataDir: string): string => join(dataDir, 'commands.json')
export type CommandsAddress = { port: number; key: string }

/**
 * Connections that only processes with the same key can open. Each side proves during the handshake that it knows the
 * key, without sending it. Node offers such ciphers up to TLS 1.2.
 */
export const keyedConnections = {
  ciphers: 'ECDHE-PSK-CHACHA20-POLY1305',
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.2',
} as const
/** The limit for the handshake, in milliseconds. */
export const handshakeMs = 5_000

/** A line of the response: the progress, the sentence at the end, or the reason of a failure. */
export type CommandLine = { progress: string } | { done: string } | { failed: string }

/**
 * Accepts operator commands from this machine, because only one process can open the embedded database. The port and
 * a key are written to a file in the folder of the database, so whoever can read that folder may call.
 */
export const serveCommands = async (
  context: Omit<CommandContext, 'report' | 'signal'>,
  { dataDir, log }: { dataDir: string; log: FastifyBaseLogger },
): Promise<{ close: () => Promise<void> }> => {
  const key = randomBytes(32)
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    https: { ...keyedConnections, handshakeTimeout: handshakeMs, pskCallback: () => key },
  })
  app.post<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const { name } = request.params
    // Loaded with the first call, so that the start does not wait for the code of backups.
    const { commands, isCommandName } = await import('./commands.ts')
    if (!isCommandName(name)) return reply.code(404).send()
    log.info({ command: name }, 'an operator called a command')
    return answer(reply, (report, signal) => commands[name]({ ...context, report, signal }, request.body))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const address: CommandsAddress = { port, key: key.toString('base64url') }
  // A file that killed services left behind is not written over, because others might be able to read it.
  await rm(commandsFile(dataDir), { force: true })
  await writeFile(commandsFile(dataDir), JSON.stringify(address), { mode: 0o600, flag: 'wx' })
  return {
    close: async () => {
      await rm(commandsFile(dataDir), { force: true })
      await app.close()
    },
  }
}

/** Sends JSON lines while the command runs. If the caller disconnects, the command is aborted. */
const answer = async (
  reply: FastifyReply,
  run: (report: (line: string) => void, signal: AbortSignal) => Promise<string>,
): Promise<void> => {
  const caller = new AbortController()
  const response = reply.hijack().raw
  response.on('close', () => caller.abort())
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  const send = (line: CommandLine) => response.write(`${JSON.stringify(line)}\n`)
  try {
    send({ done: await run((progress) => send({ progress }), caller.signal) })
  } catch (error) {
    send({ failed: describeError(error) })
  }
  response.end()
}
