/**
 * A balancer as a process, started by start-fleet.ts: BALANCER_PORT, BALANCER_BACKENDS (host:port, ...) and
 * BALANCER_HEALTH_PATH say what it does.
 */
import { endWithParent } from '@quizwright/server/process/end-with-parent.ts'
import { startBalancer } from './balancer.ts'

endWithParent()

const read = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is required.`)
  return value
}
const backends = read('BALANCER_BACKENDS')
  .split(',')
  .map((address) => {
    const [host = '', port = ''] = address.split(':')
    return { host, port: Number(port) }
  })

const balancer = await startBalancer({
  host: process.env['HOST'] ?? '127.0.0.1',
  port: Number(read('BALANCER_PORT')),
  backends,
  healthPath: read('BALANCER_HEALTH_PATH'),
})
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void balancer.close().then(() => process.exit(0)))
