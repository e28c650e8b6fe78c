/**
 * Builds changed pages, then runs the services (unless all of them are elsewhere) and the gateway as two
 * processes, each restarted when it dies. Ctrl-C or SIGTERM ends both, the gateway first, so that no request
 * is lost.
 */
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { cachingEnvironment } from '@quizwright/server/process/cache-compiled.ts'
import { buildPages } from './build-page.ts'
import { makeTemplate } from './make-template.ts'
import { keepRunning } from './keep-running.ts'
import { readPlan } from './plan.ts'
import { waitUntilHealthy, whyNotFree } from './ports.ts'
import { watchStarters } from './watch-starters.ts'

const root = join(import.meta.dirname, '..')
const patienceMs = 40_000
const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`)
}
const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

// Until the servers run, there is nothing to end but this process.
let endAll = (): void => process.exit(1)
watchStarters(() => endAll())

const read = readPlan(process.env)
if (!read.ok) fail(`Quizwright can't start:\n${read.errors.map((error) => `- ${error}`).join('\n')}`)
const { plan } = read as Extract<typeof read, { ok: true }>

const taken = await Promise.all(plan.ports.map(([port, variable]) => whyNotFree(port, plan.host, variable)))
for (const sentence of taken) if (sentence) fail(`Quizwright can't start: ${sentence}`)
const making = plan.data && makeTemplate(root, plan.data, say)
await buildPages(root, say).catch((error: Error) => fail(error.message))
const template = await making

const ending = new AbortController()
const end = async (code: number): Promise<void> => {
  if (ending.signal.aborted) return
  ending.abort()
  await gateway.stop(patienceMs)
  await services?.stop(patienceMs)
  process.exit(code)
}
// One memory arena for all threads, so that memory freed by one serves the others. Otherwise each would keep
// tens of megabytes.
const run = (
  name: string,
  script: string,
  { hasSpare, env }: { hasSpare: boolean; env: NodeJS.ProcessEnv },
) =>
  keepRunning({
    name,
    args: [join(root, script)],
    env: { MALLOC_ARENA_MAX: '1', ...cachingEnvironment, ...process.env, LOG_LEVEL: plan.logLevel, ...env },
    say,
    gaveUp: () => void end(1),
    hasSpare,
  })

const services =
  plan.services.length > 0
    ? run('services', 'packages/services/src/server.ts', {
        // The gateway has several workers, but there is only one process of the services.
        hasSpare: true,
        env: {
          SERVICES: plan.services.join(','),
          SERVICES_OPERATIONS_PORT: plan.outbox.port,
          ...(template !== undefined && { DATA_TEMPLATE: template }),
        },
      })
    : undefined
const gateway = run('gateway', 'packages/gateway/src/server.ts', {
  hasSpare: false,
  env: { OPERATIONS_PORT: plan.operations.port, OUTBOX_URL: plan.outbox.address },
})
endAll = () => void end(0)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

if (services) say('Starting ...')
if (services && (await waitUntilHealthy(`${plan.servicesAddress}/readyz`, ending.signal))) services.works()
if (await waitUntilHealthy(`${plan.address}/readyz`, ending.signal)) {
  gateway.works()
  if (plan.remoteUsers === undefined) say(`\n  Quizwright is ready: ${plan.pageAddress}\n`)
  else say(`\n  Quizwright is ready on this machine only: ${plan.pageAddress}\n  ${plan.remoteUsers}\n`)
  if (plan.hasDemo) say('  Sign in with instructor@example.com and the password quizwright.\n')
  else say('  Instructors sign in who were added by `npx -y pnpm@12 add-instructor`.\n')
  if (plan.operations.address) say(`  Status and metrics: ${plan.operations.address}/status\n`)
  if (plan.outbox.address) say(`  Mails to students, until SMTP_URL is set: ${plan.outbox.address}\n`)
  say('  Ctrl-C ends it.')
  // Node writes the compile cache when a process ends, which a killed process never does.
  flushCompileCache()
}
