import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'quizwright-directions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
cpSync(join(import.meta.dirname, '..', '.oxlintrc.json'), join(folder, '.oxlintrc.json'))

/**
 * Lints one file of one line at a place in the tree, with the house's own settings; answers what the lint
 * says of the import.
 */
const importsAt = (path: string, from: string): string[] => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `import { it } from '${from}'\nexport const used = it\n`)
  const run = spawnSync('oxlint', ['-c', '.oxlintrc.json', '-f', 'json', path], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(file)
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { code: string; help: string }[] }
  return diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ help }) => help)
}

test.for<[string, string, string]>([
  ['packages/contracts/src/rules/a.ts', '@quizwright/machines/a.ts', 'contracts know nobody'],
  ['packages/contracts/src/rules/a.ts', 'ulid', 'contracts depend on zod alone'],
  ['packages/contracts/src/rules/a.ts', 'node:fs', 'contracts depend on zod alone'],
  ['packages/machines/src/login/a.ts', 'react', 'machines depend on xstate'],
  ['packages/machines/src/login/a.ts', '@xstate/react', 'machines depend on xstate'],
  ['packages/gateway/src/a.ts', '@quizwright/services/app.ts', 'The gateway knows URLs and contracts only'],
  ['packages/gateway/src/a.ts', '../../services/src/app.ts', 'Import another package by its name'],
  ['packages/server/src/a.ts', '@quizwright/gateway/app.ts', 'Tracing knows no server'],
  ['packages/services/src/quiz/a.ts', '@quizwright/gateway/app.ts', 'The services know contracts only'],
  ['packages/services/src/quiz/quizzes/a.ts', '../../main/service.ts', 'import shared, never each other'],
  ['packages/services/src/shared/a.ts', '../quiz/service.ts', 'import shared, never each other'],
  ['packages/web/src/api/a.ts', '@quizwright/services/app.ts', 'The page talks to the gateway'],
  ['packages/web/src/api/a.ts', '../features/login/a.ts', 'know no screen'],
  ['packages/web/src/ui/list/a.ts', '../../questions/reports-dialog.tsx', 'know no screen'],
  ['packages/web/src/questions/summary/a.ts', '../../features/login/a.ts', 'knows none of them'],
  ['packages/web/src/statistics/a.ts', '../app/screens.tsx', 'knows none of them'],
  ['packages/web/src/features/login/a.ts', '../../app/screens.tsx', 'stands above them'],
  ['packages/web/src/features/login/parts/a.ts', '../../../app/screens.tsx', 'stands above them'],
  ['packages/web/src/features/login/a.ts', '../quiz-list/a.ts', 'Features never import each other'],
  ['packages/web/src/features/login/parts/a.ts', '../../quiz-list/a.ts', 'Features never import each other'],
])('%s must not import %s', ([path, from, message]) => {
  expect(importsAt(path, from)).toContainEqual(expect.stringContaining(message))
})

test.for<[string, string]>([
  ['packages/contracts/src/rules/a.ts', 'zod/mini'],
  ['packages/machines/src/login/a.ts', '@quizwright/contracts/limits.ts'],
  ['packages/machines/src/login/a.ts', '@xstate/store'],
  ['packages/services/src/quiz/quizzes/a.ts', '../../shared/answers.ts'],
  ['packages/services/src/quiz/quizzes/a.ts', '../saving/a.ts'],
  ['packages/web/src/features/login/parts/a.ts', '../a.ts'],
  ['packages/web/src/features/login/a.ts', '../../ui/button.tsx'],
  ['packages/web/src/features/login/a.ts', '../../api/query-keys.ts'],
  ['packages/web/src/app/a.ts', '../features/login/a.ts'],
  ['packages/web/src/features/login/a.ts', '@quizwright/machines/login/machine.ts'],
])('%s may import %s', ([path, from]) => {
  expect(importsAt(path, from)).toEqual([])
})
