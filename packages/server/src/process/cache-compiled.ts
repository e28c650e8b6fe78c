import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** Inside the checkout, because a folder that all users share could contain another user's code. */
export const compiledFolder = join(import.meta.dirname, '../../../../node_modules/.cache/compiled')

/**
 * Enables Node's compile cache for all files that are imported from now on. The next start of the services then
 * takes 1.2 instead of 2.2 seconds of CPU time. Does nothing if the folder is not writable.
 */
export const cacheCompiled = (): void => void enableCompileCache(compiledFolder)

/**
 * The environment for child processes. It also covers a child's first file, and Node then never loads its TypeScript
 * parser. This saves a gateway worker 12 MB of memory and 60 ms of its start.
 */
export const cachingEnvironment = { NODE_COMPILE_CACHE: compiledFolder }
