import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findCostlyErrors, findDifferences } from './costly.ts'

test.each([
  ['You can’t undo this.', 'You can not take this back.', []],
  ['You can’t undo this.', 'You can undo this.', ['negation']],
  ['You can undo this.', 'This can be undone.', ['you or not you']],
  ['Only students get {count} marks.', 'Only who chose it gets {count} marks.', ['students']],
  ['At most 3 tries.', 'At most 2 tries.', ['numbers']],
  ['Your instructor sees it.', 'Your teacher sees it.', []],
])('"%s" back as "%s" differs in %j', (text, back, differences) => {
  expect(findDifferences(text, back)).toEqual(differences)
})

test('each costly sentence was translated back as it is now, and says the same in each language', () => {
  expect(findCostlyErrors(join(import.meta.dirname, '..', '..'))).toEqual([])
})
