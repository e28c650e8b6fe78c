/**
 * The servers of scripts/dev.ts. It starts this process with its environment; all servers end together with
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
// The learner's page has the origin of the services. It is rebuilt at each change and must be reloaded by
// hand.
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
const importedByBoth = ['domain', 'contracts', 'server']

// Vite's watcher notices files that git or an editor replaces; Node's own --watch does not.
page.watcher.add([...importedByBoth, ...servers.keys()].map((name) => inPackages(name, 'src')))
const source =
  /[\\/]packages[\\/](domain|contracts|server|services|gateway)[\\/]src[\\/](?!.*\.test\.ts$).*\.(?:ts|json)$/
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
