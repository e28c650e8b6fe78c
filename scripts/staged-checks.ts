export type StagedCheck = { name: string; command: string[] }

const isCode = (file: string): boolean => /\.tsx?$/.test(file)
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const isFormatted = (file: string): boolean => /\.(?:tsx?|m?js|json|jsonc|css|md|ya?ml)$/.test(file)
const isDocument = (file: string): boolean => file.endsWith('.md')
const isDocumented = (file: string): boolean =>
  /^packages\/(?:(?:domain|contracts|machines)\/|(?:gateway|services)\/src\/(?:config|limits)\.ts$)/.test(
    file,
  )

/** The package whose tsconfig.json compiles this file; `.` for the root of the repository. */
const projectOf = (file: string): string => /^packages\/[^/]+/.exec(file)?.[0] ?? '.'
/** Contracts and machines are compiled by every package that imports them. */
const isImportedByAll = (project: string): boolean =>
  /^packages\/(?:domain|contracts|machines)$/.test(project)

const namedCheck = (name: string): StagedCheck => ({ name, command: ['node', 'scripts/check.ts', name] })

const typeChecks = (code: readonly string[]): StagedCheck[] => {
  const projects = [...new Set(code.map(projectOf))]
  if (projects.some(isImportedByAll)) return [namedCheck('types')]
  return projects.map((project) => ({ name: `types of ${project}`, command: ['tsc', '-p', project] }))
}

/** The checks that a change of these files can break, fastest first. Paths are relative to the repository. */
export const checksFor = (files: readonly string[]): StagedCheck[] => {
  const code = files.filter(isCode)
  const formatted = files.filter(isFormatted)
  const checks: StagedCheck[] = []
  if (formatted.length > 0) {
    const command = ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...formatted]
    checks.push({ name: 'format', command })
  }
  if (code.length > 0) {
    checks.push({ name: 'lint', command: ['oxlint', '--deny-warnings', ...code] }, ...typeChecks(code))
    checks.push(namedCheck('import directions and loops'), namedCheck('file sizes'))
    if (code.some(isDocumented)) checks.push(namedCheck('generated documents'))
    const related = [
      'vitest',
      'related',
      '--run',
      '--passWithNoTests',
      '--project',
      'unit',
      '--project',
      'web',
    ]
    checks.push({ name: 'unit tests', command: [...related, ...code] })
  }
  if (code.length > 0 || files.some(isDocument)) checks.push(namedCheck('words'))
  if (files.some(isDocument)) checks.push(namedCheck('documents against the code'))
  if (code.some(isTest)) checks.push(namedCheck('proofs of the fault cases'))
  return checks
}
