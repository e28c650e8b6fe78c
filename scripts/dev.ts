/**
 * Development mode: services and gateway restart when their files change, and Vite in front of them updates
 * the open page. Open the address of Vite, not that of the gateway; DEV_PORT sets its port.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildPages } from './build-page.ts'
import { readPlan } from './plan.ts'
import { waitUntilHealthy, whyNotFree } from './ports.ts'

const root = join(import.meta.dirname, '..')
const vitePort = Number(process.env['DEV_PORT'] || 5_173)
const pages = [`http://localhost:${vitePort}`, `http://127.0.0.1:${vitePort}`]

const read = readPlan(process.env)
if (!read.ok) {
  process.stderr.write(`Quizwright can't start:\n${read.errors.map((error) => `- ${error}\n`).join('')}`)
  process.exit(1)
}
const { plan } = read
const env = {
  ...process.env,
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
  GATEWAY_URL: plan.address,
  GATEWAY_WORKERS: '0',
  PAGE_ORIGINS: [...pages, plan.address].join(','),
  SERVICES: plan.services.join(','),
  DEV_PORT: String(vitePort),
}

for (const [port, variable] of plan.ports) {
  const taken = await whyNotFree(port, plan.host, variable)
  if (taken) {
    process.stderr.write(`Quizwright can't start: ${taken}\n`)
    process.exit(1)
  }
}

// The servers render these pages. A change is built at the next start.
await buildPages(root, (sentence) => process.stdout.write(`${sentence}\n`), 'packages/pages')

// The servers have a parent process that ends them when this one disappears. If this process is killed, it
// cannot end anything itself.
const servers = spawn(process.execPath, [join(root, 'scripts/dev-servers.ts')], {
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => servers.kill('SIGTERM'))
servers.once('exit', (code) => {
  ending.abort()
  process.exitCode = code ?? 1
})

if (await waitUntilHealthy(`${plan.address}/readyz`, ending.signal))
  process.stdout.write(`\n  Quizwright is ready: ${pages[0]}\n\n`)
