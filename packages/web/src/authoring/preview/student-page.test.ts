import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const sheetsIn = (source: string): string[] =>
  [...source.matchAll(/^(?:@import|import) '(?:\.\/|@quizwright\/learner\/)?([^']+\.css)';?$/gm)].map(
    ([, name = '']) => name,
  )

test('the frame of the preview has all styles with which the students’ page begins', () => {
  const ofPage = sheetsIn(read('../../../../learner/src/main.tsx'))
  expect(ofPage.length).toBeGreaterThan(3)
  expect(ofPage.filter((name) => !sheetsIn(read('student-page.css')).includes(name))).toEqual([])
})
