export type StagedCheck = { name: string; command: string[] }

const isCode = (file: string): boolean => /\.tsx?$/.test(file)
const isPage = (file: string): boolean => file.startsWith('packages/web/')
/** Sources that the page shares with the servers, so both sides must still compile. */
const isShared = (file: string): boolean => /^packages\/(?:contracts|machines)\//.test(file)
const isDocumented = (file: string): boolean => isShared(file) || /^packages\/(?:gateway|services)\/src\/(?:config|limits)\.ts$/.test(file)
const isDocument = (file: string): boolean => file.endsWith('.md')

/** The checks that a change of these files can break, quickest first. Paths are relative to the repository's root. */
export const checksFor = (files: readonly string[]): StagedCheck[] => {
  const code = files.filter(isCode)
  const documents: StagedCheck[] = files.some(isDocument) ? [{ name: 'documents', command: ['node', 'scripts/check.ts', 'documents against the code'] }] : []
  if (code.length === 0) return documents
  const checks: StagedCheck[] = [{ name: 'lint', command: ['oxlint', '--deny-warnings', ...code] }]
  if (code.some((file) => !isPage(file))) checks.push({ name: 'types of what runs on Node', command: ['tsc', '-p', '.'] })
  if (code.some((file) => isPage(file) || isShared(file))) checks.push({ name: 'types of the page', command: ['tsc', '-p', 'packages/web'] })
  if (code.some(isDocumented)) checks.push({ name: 'generated documents', command: ['node', 'scripts/check.ts', 'generated documents'] })
  checks.push({ name: 'unit tests', command: ['vitest', 'related', '--run', '--passWithNoTests', '--project', 'unit', '--project', 'web', ...code] })
  return [...checks, ...documents]
}
