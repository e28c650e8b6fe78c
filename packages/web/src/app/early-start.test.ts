import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { expect, test } from 'vitest'
import { readScreenModules } from '../../early-start.ts'

test('the build finds the module of every screen in the table of screens', () => {
  const found = readScreenModules(readFileSync(join(import.meta.dirname, 'screens.tsx'), 'utf8'))
  expect([...found.keys()].toSorted()).toEqual(Object.keys(screenRoutes).toSorted())
  expect(found.get('quizList')).toBe('/quiz-list-with-wizard.tsx')
})
