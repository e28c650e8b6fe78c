import { expect, test } from 'vitest'
import { checksFor } from './staged-checks.ts'

const names = (...files: string[]): string[] => checksFor(files).map((check) => check.name)

test('only what the staged files can break is checked', () => {
  expect(names('docs/pictures/list.png')).toEqual([])
  expect(names('README.md', 'docs/pictures/list.png')).toEqual(['documents'])
  expect(names('packages/gateway/src/app.ts')).toEqual(['lint', 'types of what runs on Node', 'unit tests'])
  expect(names('packages/gateway/src/config.ts')).toContain('generated documents')
  expect(names('packages/web/src/main.tsx')).toEqual(['lint', 'types of the page', 'unit tests'])
  expect(names('packages/contracts/src/limits.ts')).toEqual(['lint', 'types of what runs on Node', 'types of the page', 'generated documents', 'unit tests'])
})

test('lint and tests are run on the staged code alone', () => {
  const [lint] = checksFor(['packages/web/src/main.tsx', 'README.md'])
  expect(lint!.command).toEqual(['oxlint', '--deny-warnings', 'packages/web/src/main.tsx'])
})
