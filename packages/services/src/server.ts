/** The entry point of the services' process. */
import { cacheCompiled } from '@quizwright/server/process/cache-compiled.ts'

cacheCompiled()
await import('./run.ts')
