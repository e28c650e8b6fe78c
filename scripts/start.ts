/** The one command: keeps what Node compiles of its own sources, then does what run-product.ts says. */
import { cacheCompiled } from '@quizwright/server/process/cache-compiled.ts'

cacheCompiled()
await import('./run-product.ts')
