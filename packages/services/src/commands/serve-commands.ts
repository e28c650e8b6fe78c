import { randomBytes, timingSafeEqual } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { noSchemas } from '@quizwright/server/http/no-schemas.ts'
import fastify from 'fastify'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import type { CommandContext } from './operator-command.ts'

/** The file in DATA_DIR that tells a command where the services with the embedded database take it. */
export const commandsFile = (dataDir: string): string => join(dataDir, 'commands.json')
export type CommandsAddress = { port: number; token: string }

/** A line of the response: progress, the sentence at the end, or why it failed. */
export type CommandLine = { progress: string } | { done: string } | { failed: string }

/**
 * Takes the commands of an operator on this machine: the embedded database can be opened by one process only. Whoever
 * may read the folder of the database may call: the port and a token are in a file there.
 */
export const serveCommands = async (
  context: Omit<CommandContext, 'report' | 'signal'>,
  { dataDir, log }: { dataDir: string; log: FastifyBaseLogger },
): Promise<{ close: () => Promise<void> }> => {
  const token = randomBytes(32).toString('base64url')
  const app = fastify({ ...noSchemas, logger: false, forceCloseConnections: true })
  app.post<{ Params: { name: string } }>('/:name', async (request, reply) => {
    if (!isBearer(request.headers.authorization, token)) return reply.code(401).send()
    const { name } = request.params
    // Loaded with the first call: a start need not wait for what writes and reads backups.
    const { commands, isCommandName } = await import('./commands.ts')
    if (!isCommandName(name)) return reply.code(404).send()
    log.info({ command: name }, 'an operator called a command')
    return answer(reply, (report, signal) => commands[name]({ ...context, report, signal }, request.body))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const address: CommandsAddress = { port, token }
  await writeFile(commandsFile(dataDir), JSON.stringify(address), { mode: 0o600 })
  return {
    close: async () => {
      await rm(commandsFile(dataDir), { force: true })
      await app.close()
    },
  }
}

const isBearer = (header: string | undefined, token: string): boolean => {
  const given = Buffer.from(header ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Sends lines of JSON while the command runs. A caller who leaves aborts it. */
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
    send({ failed: error instanceof Error ? error.message : String(error) })
  }
  response.end()
}
