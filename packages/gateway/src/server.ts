/** The gateway's process. */
import { cacheCompiled } from '@quizwright/server/process/cache-compiled.ts'

cacheCompiled()
await import('./run.ts')
