import { expect, test } from 'vitest'
import { checksFor } from './staged-checks.ts'

const names = (...files: string[]): string[] => checksFor(files).map((check) => check.name)

const ofAllCode = ['import directions and loops', 'file sizes', 'unit tests', 'words']

test.for<[string[], string[]]>([
  [['docs/images/list.png'], []],
  [['README.md'], ['format', 'words', 'documents against the code']],
  [['pnpm-workspace.yaml'], ['format']],
  [['packages/gateway/src/app.ts'], ['format', 'lint', 'types of packages/gateway', ...ofAllCode]],
  [['packages/web/src/main.tsx'], ['format', 'lint', 'types of packages/web', ...ofAllCode]],
  [['scripts/start.ts'], ['format', 'lint', 'types of .', ...ofAllCode]],
  [
    ['packages/domain/src/limits.ts'],
    [
      'format',
      'lint',
      'types',
      'import directions and loops',
      'file sizes',
      'generated documents',
      'unit tests',
      'words',
    ],
  ],
])('a commit of %s runs %s', ([files, checks]) => {
  expect(names(...files)).toEqual(checks)
})

test('a setting that appears in the documents triggers the check of documents', () => {
  expect(names('packages/gateway/src/config.ts')).toContain('generated documents')
})

test('a changed test triggers the check of the proofs, because it may be one', () => {
  expect(names('packages/gateway/src/workers/drain.test.ts')).toContain('proofs of the fault cases')
})

test('format and lint check only the staged files', () => {
  const [format, lint] = checksFor(['packages/web/src/main.tsx', 'README.md'])
  expect(format!.command.slice(-2)).toEqual(['packages/web/src/main.tsx', 'README.md'])
  expect(lint!.command).toEqual(['oxlint', '--deny-warnings', 'packages/web/src/main.tsx'])
})
