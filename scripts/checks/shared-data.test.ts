import { dirname, join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { readSources, root } from './sources.ts'

const relative = /new URL\(\s*['"`]((?:\.\.\/)+shared\/)/g

/** A test whose folder is not there is left out without a word, so a step too few would end it for good. */
test('what tests read beside the repository lies beside the repository', () => {
  const found = readSources(/\.tsx?$/).flatMap(({ path, text }) =>
    [...text.matchAll(relative)].map(([, steps = '']) => ({
      path,
      folder: join(root, dirname(path), steps),
    })),
  )
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter(({ folder }) => folder !== join(root, '..', 'shared') + sep)).toEqual([])
})
