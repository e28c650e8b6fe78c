/** Runs the gateway as a separate process, for tests that kill it. Started by process-world.ts. */
import { startGateway, type GatewayOptions } from '@quizwright/gateway/start-gateway.ts'
import { endWithParent, serveCalls } from './processes.ts'

endWithParent()
const gateway = await startGateway(JSON.parse(process.argv[2] ?? '{}') as GatewayOptions)
serveCalls(gateway.url, {})
