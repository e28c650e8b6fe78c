/**
 * For those who change the code: services and gateway restart when their files change, and Vite stands before them, so that the
 * page changes while it is open. Open Vite's address, not the gateway's; DEV_PORT sets another port for it.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readPlan } from './plan.ts'
import { answers, whyNotFree } from './surroundings.ts'

const root = join(import.meta.dirname, '..')
const vitePort = Number(process.env['DEV_PORT'] || 5_173)
const pages = [`http://localhost:${vitePort}`, `http://127.0.0.1:${vitePort}`]

const read = readPlan(process.env)
if (!read.ok) {
  process.stderr.write(`Quizwright can't start:\n${read.faults.map((fault) => `- ${fault}\n`).join('')}`)
  process.exit(1)
}
const { plan } = read
const env = {
  ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info', GATEWAY_URL: plan.address, GATEWAY_WORKERS: '0',
  PAGE_ORIGINS: [...pages, plan.address].join(','), SERVICES: plan.services.join(','),
}

for (const [port, variable] of plan.ports) {
  const taken = await whyNotFree(port, plan.host, variable)
  if (taken) {
    process.stderr.write(`Quizwright can't start: ${taken}\n`)
    process.exit(1)
  }
}

const watch = (script: string): ChildProcess => spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, script)], { env, stdio: 'inherit' })
const children = [
  ...(plan.services.length > 0 ? [watch('packages/services/src/server.ts')] : []),
  watch('packages/gateway/src/server.ts'),
  spawn(process.execPath, [join(root, 'packages/web/node_modules/vite/bin/vite.js'), '--port', String(vitePort), '--strictPort'], { cwd: join(root, 'packages/web'), env, stdio: 'inherit' }),
  // The learner's page stands on the services' own origin: it is built anew at each change and reloaded by hand.
  spawn(process.execPath, [join(root, 'packages/services/node_modules/vite/bin/vite.js'), 'build', '--watch', '--logLevel', 'warn'], { cwd: join(root, 'packages/services'), env, stdio: 'inherit' }),
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

if (await answers(`${plan.address}/readyz`, ending.signal)) process.stdout.write(`\n  Quizwright is ready: ${pages[0]}\n\n`)
