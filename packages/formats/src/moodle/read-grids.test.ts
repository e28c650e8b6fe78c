import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { listsOf } from '../testing/lists-of.ts'

const read = (type: string, inside: string) => {
  const asked = `<question type="${type}"><questiontext><text>Which?</text></questiontext>${inside}</question>`
  const xml = `<quiz>${asked}</quiz>`
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(xml) })
  if ('problem' in opened) throw new Error(opened.problem)
  const [entry] = opened.entries
  if (entry?.status !== 'taken') return entry?.reason
  return [listsOf(entry.question), entry.question.interaction, entry.without] as const
}
const text = (name: string, inside: string): string => `<${name}><text>${inside}</text></${name}>`

const ouMatrix = (...right: string[]): string => {
  const rows = right.map(
    (numbers, at) => `<row>${text('name', `r${at}`)}${text('correctanswers', numbers)}</row>`,
  )
  const columns = ['mammal', 'fish', 'bird'].map(
    (name, at) => `<column number="${at + 1}"><text>${name}</text></column>`,
  )
  return `<inputtype>multiple</inputtype><columns>${columns.join('')}</columns><rows>${rows.join('')}</rows>`
}

test('a grid of oumatrix is a matching question, whose rows earn a part each', () => {
  expect(read('oumatrix', ouMatrix('2', '1', '2'))).toMatchObject([
    ['r0 → fish', 'r1 → mammal', 'r2 → fish', '+ bird'],
    { scoring: { rule: 'each' }, presentation: { reuse: true } },
    [],
  ])
  expect(read('oumatrix', ouMatrix('2', '1,3'))).toMatch(
    /^A row of its table has several right columns or none/,
  )
  expect(read('oumatrix', ouMatrix('2', '7'))).toMatch(/^A row of its table/)
})

const matrix = (method: string, ...weights: number[][]): string => {
  const heads = (name: string, titles: readonly string[]): string =>
    titles
      .map(
        (title) =>
          `<${name}><shorttext>${title}</shorttext>${text('description', `about ${title}`)}</${name}>`,
      )
      .join('')
  const rows = weights.map((row) => row.map((weight) => `<weight-of-col>${weight}</weight-of-col>`).join(''))
  return (
    `<grademethod>${method}</grademethod>${heads('row', ['Nile', 'Po'])}${heads('col', ['Africa', 'Europe'])}` +
    rows.map((row) => `<weights-of-row>${row}</weights-of-row>`).join('')
  )
}

test.each([
  ['kany', 'half'],
  ['kprime', 'all'],
  ['all', 'each'],
])('a grid of the plugin matrix keeps its rule %s', (method, rule) =>
  expect(read('matrix', matrix(method, [1, 0], [0, 1]))).toMatchObject([
    ['Nile\nabout Nile → Africa\nabout Africa', 'Po\nabout Po → Europe\nabout Europe'],
    { scoring: { rule } },
    [],
  ]),
)
