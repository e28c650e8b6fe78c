/**
 * The pre-commit hook: runs only the checks that the staged files can break, and only the unit tests that
 * depend on them.
 */
import { defined } from '@quizwright/domain/defined.ts'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { checksFor } from './staged-checks.ts'

const root = join(import.meta.dirname, '..')
const staged = spawnSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.split('\0')
  .filter(Boolean)

for (const { name, command } of checksFor(staged)) {
  const [program, ...args] = command
  const run = spawnSync(defined(program, 'program'), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (run.status !== 0) {
    process.stderr.write(`Not committed: ${name} found something. Correct it, or commit with --no-verify.\n`)
    process.exit(1)
  }
}
