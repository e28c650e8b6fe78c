/**
 * Imported for its effect, before anything that imports drizzle-orm: the services then start in half the
 * time. The package.json of drizzle-orm has 180 KB, and Node reads it again for each import of it, and for
 * each of its own files: some 400 times, one second of CPU. Here an import is resolved once, and the package's
 * own files are taken for what they all are, modules.
 */
import { registerHooks, type ResolveFnOutput } from 'node:module'

const packageName = 'drizzle-orm'
const resolved = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const { parentURL } = context
    const isItsOwn = parentURL?.includes(`/node_modules/${packageName}/`)
    if (isItsOwn && specifier.startsWith('.') && specifier.endsWith('.js'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (specifier !== packageName && !specifier.startsWith(`${packageName}/`))
      return nextResolve(specifier, context)
    const known = resolved.get(specifier)
    if (known) return known
    const found = { ...nextResolve(specifier, context), shortCircuit: true }
    resolved.set(specifier, found)
    return found
  },
})
