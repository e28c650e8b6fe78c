import { defined } from '@quizwright/domain/defined.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { limitVariable } from '@quizwright/gateway/limits.ts'
import { waitUntilHealthy } from '../../../scripts/ports.ts'
import { highLimits } from '../../support/high-limits.ts'
import { freePort } from '../../support/process-world.ts'
import type { Started } from '../../support/processes.ts'

const server = join(import.meta.dirname, '..', '..', '..', 'packages', 'gateway', 'src', 'server.ts')

/** Starts the gateway's own command, a supervisor with its workers. Rejects if it is not ready after a minute. */
export const startSupervised = async (
  workers: number,
  upstream: string,
): Promise<Pick<Started, 'url' | 'pid' | 'kill'>> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const limits = Object.entries(highLimits).map(([name, value]) => [limitVariable(name), String(value)])
  const child = spawn(process.execPath, [server], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...Object.fromEntries(limits),
      PORT: String(port),
      GATEWAY_WORKERS: String(workers),
      OPERATIONS_PORT: '',
      LOG_LEVEL: 'error',
      QUIZ_SERVICE_URL: upstream,
      MAIN_SERVICE_URL: upstream,
      AUTH_SERVICE_URL: upstream,
    },
  })
  if (!(await waitUntilHealthy(`${url}/healthz`, AbortSignal.timeout(60_000))))
    throw new Error(`The gateway did not become ready at ${url}.`)
  return {
    url,
    pid: defined(child.pid, 'child.pid'),
    kill: async (signal) => {
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}
