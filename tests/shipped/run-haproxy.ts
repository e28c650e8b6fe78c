import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/process-world.ts'
import { startNameServer } from './name-server.ts'

const shipped = join(import.meta.dirname, '../../deploy/haproxy.cfg')

/** The ports that a balancer of this form listens on, each with the one that stands for it here. */
const replacePorts = async (config: string): Promise<{ config: string; ports: Map<number, number> }> => {
  const ports = new Map<number, number>()
  for (const [, port] of config.matchAll(/bind :(\d+)$/gm)) ports.set(Number(port), await freePort())
  return {
    config: config.replaceAll(/bind :(\d+)$/gm, (_, port) => `bind 127.0.0.1:${ports.get(Number(port))}`),
    ports,
  }
}

/**
 * Runs a HAProxy with the shipped configuration. Only addresses are replaced: its own ports, the ports of the
 * servers, and Docker's name server, which this machine has not.
 */
export const runHaproxy = async (program: string, servers: { gateway: number; services: number }) => {
  const names = await startNameServer({ gateway: ['127.0.0.1'], services: ['127.0.0.1'] })
  const { config, ports } = await replacePorts(await readFile(shipped, 'utf8'))
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(
    file,
    config
      .replace('127.0.0.11:53', names.address)
      .replace(' gateway:4000', ` gateway:${servers.gateway}`)
      .replace(' services:4001', ` services:${servers.services}`),
  )
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += String(text)
    })
  return {
    /** The address of one of its doors, by the port in the shipped file. */
    door: (port: number) => `http://127.0.0.1:${ports.get(port)}`,
    said: () => said,
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGKILL')) await ended
      await names[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
