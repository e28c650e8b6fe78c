import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const problemOf = (names: readonly string[]): string | undefined => {
  const bytes = zipSync(Object.fromEntries(names.map((name) => [name, strToU8('{}')])))
  const opened = openQuestionFile({ bytes })
  return 'problem' in opened ? opened.problem : undefined
}

test.each([
  [['collection.anki21b', 'meta', 'media'], 'a package of Anki'],
  [['Index/Document.iwa', 'Data/list.txt', 'preview.jpg'], 'a file of Pages, Numbers or Keynote'],
  [['Index/CalculationEngine.iwa', 'Metadata/Properties.plist'], 'a file of Pages, Numbers or Keynote'],
])('a zip whose questions are in a database is told, whatever else is in it: %s', (names, what) => {
  expect(problemOf(names)).toContain(what)
})

test('a zip with a folder of the same name is read', () => {
  expect(problemOf(['Index/list.txt'])).toBeUndefined()
})
