import '../route-guard-actors.ts'
import '../../api/query-client.ts'
import { nextTask } from './next-task.ts'

// Machines and queries.
await nextTask()
