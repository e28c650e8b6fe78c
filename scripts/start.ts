/** The start command: enables Node's compile cache for our sources, then runs run-product.ts. */
import { cacheCompiled } from '@quizwright/server/process/cache-compiled.ts'

cacheCompiled()
await import('./run-product.ts')
