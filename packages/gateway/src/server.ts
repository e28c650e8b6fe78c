/** The gateway's process. What it imports is compiled once and then read from the cache of the machine. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('./run.ts')
