import '../configure-zod.ts'
import '../../api/rest.ts'
import { nextTask } from './next-task.ts'

// What schemas are made of, and those of what every screen asks.
await nextTask()
