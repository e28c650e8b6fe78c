/**
 * The servers of scripts/dev.ts, started by it, with the environment it has made: they end together, and with
 * it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { env } from 'node:process'
import { createServer } from 'vite'
import { endWithParent } from '../packages/server/src/process/end-with-parent.ts'
import { startRenewable } from './renewable.ts'

const root = join(import.meta.dirname, '..')
const inPackages = (...path: string[]): string => join(root, 'packages', ...path)

const page = await createServer({
  root: inPackages('web'),
  configFile: inPackages('web/vite.config.ts'),
  server: { port: Number(env['DEV_PORT']), strictPort: true },
})
await page.listen()
page.printUrls()
// The learner's page is on the services' own origin: it is built again at each change and reloaded by hand.
const learnersPage = spawn(
  process.execPath,
  [inPackages('learner/node_modules/vite/bin/vite.js'), 'build', '--watch', '--logLevel', 'warn'],
  { cwd: inPackages('learner'), stdio: 'inherit' },
)

const serverOf = (name: string) =>
  startRenewable((): ChildProcess =>
    spawn(process.execPath, [inPackages(name, 'src/server.ts')], { stdio: 'inherit' }),
  )
const servers = new Map(
  (env['SERVICES'] ? ['services', 'gateway'] : ['gateway']).map((name) => [name, serverOf(name)]),
)

/** Packages whose sources both servers import. */
const importedByBoth = ['contracts', 'server']

// Vite's watcher sees a file that git or an editor replaces by another; Node's own --watch loses it.
page.watcher.add([...importedByBoth, ...servers.keys()].map((name) => inPackages(name, 'src')))
const source =
  /[\\/]packages[\\/](contracts|server|services|gateway)[\\/]src[\\/](?!.*\.test\.ts$).*\.(?:ts|json)$/
page.watcher.on('all', (_what, file) => {
  const changed = source.exec(file)?.[1]
  if (changed === undefined) return
  for (const [name, server] of servers)
    if (name === changed || importedByBoth.includes(changed)) server.renew()
})

const ending = new AbortController()
const end = async (code: number): Promise<void> => {
  if (ending.signal.aborted) return
  ending.abort()
  learnersPage.kill('SIGTERM')
  await Promise.all([
    page.close(),
    ...[...servers.values()].map((server) => server.stop()),
    learnersPage.exitCode ?? learnersPage.signalCode ?? once(learnersPage, 'exit'),
  ])
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
learnersPage.once('exit', () => void end(1))

endWithParent()
