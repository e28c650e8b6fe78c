import { lengths, limits, signInLimits } from '@quizwright/contracts/limits.ts'
import { gatewayLimits } from '@quizwright/gateway/limits.ts'
import { undoSteps } from '@quizwright/machines/quiz-document/history.ts'
import { minimumStudents } from '@quizwright/contracts/places/other-places.ts'
import { randomGroupCount } from '@quizwright/services/statistics/counts/random-group.ts'
import { expect, test } from 'vitest'
import { read, tableIn } from './read-documents.ts'

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const thousands = (value: number): string => value.toLocaleString('en-GB')
/** The figure in a source line, for sources that do not export it. */
const figureIn = (path: string, line: RegExp): number =>
  Number(line.exec(read(path))![1]!.replaceAll('_', ''))

const vitePort = figureIn('scripts/dev.ts', /vitePort = .*?([\d_]+)\)?$/m)
const poolSize = figureIn('packages/services/src/database/open-pool.ts', /poolSize = ([\d_]+)/)
const listAtMost = figureIn('tests/journeys/weight.test.ts', /listAtMost = ([\d_]+)/)
const safeNode22 = figureIn('packages/server/src/process/require-node.ts', /22: (\d+)/)

/** Every figure in the documents, in a sentence with the value from the code. */
const stated: Record<string, readonly string[]> = {
  'README.md': [`Node 22.${safeNode22}`],
  'CONTRIBUTING.md': [
    `<http://localhost:${vitePort}/machines>`,
    `below ${listAtMost / 1_000} KB of gzipped script`,
  ],
  'docs/glossary.md': [
    `One of ${limits.minOptions} to ${limits.maxOptions} possible answers`,
    `at most ${thousands(lengths.tex)} characters`,
    `Up to ${limits.questionsPerBatch} questions of a save`,
    `One of ${randomGroupCount} random groups`,
  ],
  'docs/guide.md': [
    `A page shows ${inWords[limits.questionsPerPage]} questions`,
    `Places with fewer than ${minimumStudents} students`,
  ],
  'docs/scale.md': [
    `remembered by a gateway for at most ${gatewayLimits.sessionRememberedMs / 1_000} s`,
    `each service holds up to ${poolSize}`,
  ],
  'docs/your-own-services.md': [`After ${inWords[gatewayLimits.breakerFailures]} failures in a row`],
  'docs/decisions/010-one-draft-with-snapshots.md': [`${thousands(undoSteps)} steps are stored`],
  'docs/decisions/019-statistics-from-tables-of-counts.md': [
    `one of ${randomGroupCount} random groups`,
    `fewer than ${minimumStudents} students`,
  ],
}

test.each(Object.entries(stated))('%s states the figures of the code', (path, sentences) => {
  const text = read(path).replaceAll(/\s+/g, ' ')
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([])
})

test('messages take their figures from the limits', () => {
  expect(read('packages/contracts/src/problems.ts')).toContain(
    `Wait ${signInLimits.failureWindowMinutes} minutes`,
  )
})

test('the marking screen claims of offline suggestions what docs/grading.md measures', () => {
  const page = read('docs/grading.md')
  const sureInTen = figureIn('packages/web/src/features/marking/describe-trust.ts', /sureInTen = (\d+)/)
  for (const held of ['question', 'set']) {
    const [, table = ''] = page.split(`<!-- sureness by ${held} -->`)
    const rows = tableIn(table.split('<!-- end -->')[0]!)
    const closeOf = (cell: number) => rows.map((cells) => Number.parseInt(cells[cell]!, 10))
    // The last row is that of all answers.
    expect(Math.round(closeOf(4).at(-1)! / 10)).toBe(sureInTen)
    expect(Math.max(...closeOf(5))).toBeLessThan(50)
  }
})
