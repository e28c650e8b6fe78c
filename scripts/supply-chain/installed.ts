import { globSync, lstatSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The manifests of all installed packages below a folder, by `name@version`. */
export const readInstalled = (root: string): Map<string, Record<string, unknown>> => {
  const found = new Map<string, Record<string, unknown>>()
  const pattern = 'node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json'
  for (const file of globSync(pattern, { cwd: root })) {
    // Dependencies are symbolic links; each package is read once, in its own folder.
    if (lstatSync(dirname(join(root, file))).isSymbolicLink()) continue
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>
    found.set(`${String(manifest['name'])}@${String(manifest['version'])}`, manifest)
  }
  return found
}
