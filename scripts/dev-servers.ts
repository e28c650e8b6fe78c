/** The servers of scripts/dev.ts, started by it, with the environment it has made: they end together, and with it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { env } from 'node:process'
import { endWithParent } from '../packages/contracts/src/servers/end-with-parent.ts'

const root = join(import.meta.dirname, '..')

const watch = (script: string): ChildProcess => spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, script)], { stdio: 'inherit' })
const children = [
  ...(env['SERVICES'] ? [watch('packages/services/src/server.ts')] : []),
  watch('packages/gateway/src/server.ts'),
  spawn(process.execPath, [join(root, 'packages/web/node_modules/vite/bin/vite.js'), '--port', env['DEV_PORT'] ?? '', '--strictPort'], { cwd: join(root, 'packages/web'), stdio: 'inherit' }),
  // The learner's page is on the services' own origin: it is built anew at each change and reloaded by hand.
  spawn(process.execPath, [join(root, 'packages/services/node_modules/vite/bin/vite.js'), 'build', '--watch', '--logLevel', 'warn'], { cwd: join(root, 'packages/services'), stdio: 'inherit' }),
]

const ending = new AbortController()
const end = async (code: number): Promise<void> => {
  if (ending.signal.aborted) return
  ending.abort()
  await Promise.all(children.filter((child) => child.exitCode === null && child.signalCode === null).map((child) => {
    child.kill('SIGTERM')
    return once(child, 'exit')
  }))
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
for (const child of children) child.once('exit', () => void end(1))

endWithParent()
