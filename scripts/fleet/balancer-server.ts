/**
 * Runs our own balancer as a process, started by start-fleet.ts with the settings of balancer-settings.ts.
 */
import { endWithParent } from '@quizwright/server/process/end-with-parent.ts'
import { readBalancerSettings } from './balancer-settings.ts'
import { startBalancer } from './balancer.ts'

endWithParent()
const balancer = await startBalancer(readBalancerSettings())
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void balancer.close().then(() => process.exit(0)))
