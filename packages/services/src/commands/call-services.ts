import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline/promises'
import { connect, type TLSSocket } from 'node:tls'
import * as z from 'zod'
import type { CommandName } from './commands.ts'
import { CommandError } from './operator-command.ts'
import {
  type CommandLine,
  type CommandsAddress,
  commandsFile,
  handshakeMs,
  keyedConnections,
} from './serve-commands.ts'

type Call = { input: unknown; report: (line: string) => void; signal: AbortSignal }

/**
 * Lets the services that hold the embedded database in this folder run a command. Returns undefined if none are
 * running.
 * @throws CommandError with the services' message.
 */
export const callServices = async (
  dataDir: string,
  name: CommandName,
  { input, report, signal }: Call,
): Promise<string | undefined> => {
  const address = await readAddress(dataDir)
  const socket = address && (await connectToServices(address, signal))
  if (!socket) return undefined
  try {
    const response = await send(socket, name, { input, signal })
    for await (const text of createInterface({ input: response })) {
      const line = JSON.parse(text) as CommandLine
      if ('done' in line) return line.done
      if ('failed' in line) throw new CommandError(line.failed)
      report(line.progress)
    }
  } catch (error) {
    if (error instanceof CommandError || signal.aborted) throw error
    throw servicesEnded(error)
  } finally {
    socket.destroy()
  }
  throw servicesEnded()
}

const servicesEnded = (cause?: unknown) =>
  new CommandError('The services ended before the command was done. Start them, and try again.', { cause })

/**
 * Connects to the services, or returns undefined if they do not answer or do not know the key. Killed services leave
 * their address behind, and any process of this machine may have their port by now. It must not receive a password.
 */
const connectToServices = async (
  { port, key }: CommandsAddress,
  signal: AbortSignal,
): Promise<TLSSocket | undefined> => {
  const socket = connect({
    ...keyedConnections,
    host: '127.0.0.1',
    port,
    pskCallback: () => ({ psk: Buffer.from(key, 'base64url'), identity: 'operator' }),
    // Both sides are known by the key, so there is no certificate.
    checkServerIdentity: () => undefined,
  })
  try {
    await once(socket, 'secureConnect', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(handshakeMs)]),
    })
    return socket
  } catch {
    socket.on('error', () => undefined).destroy()
    signal.throwIfAborted()
    return undefined
  }
}

const send = async (
  socket: TLSSocket,
  name: CommandName,
  { input, signal }: Pick<Call, 'input' | 'signal'>,
): Promise<IncomingMessage> => {
  const body = JSON.stringify(input)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const call = request({ path: `/${name}`, method: 'POST', headers, signal, createConnection: () => socket })
  call.end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200)
    throw new CommandError(
      `The running services refused the command (status ${response.statusCode}). Restart them, and try again.`,
    )
  return response
}

const addressSchema = z.object({ port: z.int(), key: z.string() })

/** Returns undefined too for the file of services of another version. */
const readAddress = async (dataDir: string): Promise<CommandsAddress | undefined> => {
  try {
    return addressSchema.parse(JSON.parse(await readFile(commandsFile(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}
