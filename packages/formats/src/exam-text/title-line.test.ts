import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const open = (text: string) => {
  const opened = openQuestionFile({ name: 'list.txt', bytes: new TextEncoder().encode(text) })
  if ('problem' in opened) throw new Error(opened.problem)
  return { entries: [...opened.entries], notes: opened.notes }
}
const question = '1. How far does a stone fall in 2 s?\na) 10 m\nb) 20 m\nAnswer: b\n'

test('given a title above a list, then it is told, and no question is left out', () => {
  const { entries, notes } = open(`Weekly physics check\n\n${question}`)
  expect(entries.map(({ status }) => status)).toEqual(['taken'])
  expect(notes).toEqual(['“Weekly physics check” was read as the title of the list'])
})

test('given lines to fill in with the name and the date, then they are told with the title', () => {
  const { entries, notes } = open(
    `Weekly check\nName: ________  Class: ____ | Date: ______\n\nMarks: ___\n\n${question}`,
  )
  expect(entries.map(({ status }) => status)).toEqual(['taken'])
  expect(notes).toEqual([
    '“Weekly check Name: ________  Class: ____ | Date: ______ Marks: ___” was read as the title of the list',
  ])
})

test('given a line between questions or several lines above them, then each is told as left out', () => {
  const between = open(`${question}\nThe second part\n\n2. ${question.slice(3)}`)
  expect(between.entries.map(({ status }) => status)).toEqual(['taken', 'left out', 'taken'])
  const above = open(`Weekly check\nThink before you write.\n\n${question}`)
  expect(above.entries.map(({ status }) => status)).toEqual(['left out', 'taken'])
  expect([...between.notes, ...above.notes]).toEqual([])
})

test.each([
  ['9.81', { value: '9.81', tolerance: { by: 'absolute', amount: '0' } }],
  ['9.81 +- 0.05', { value: '9.81', tolerance: { by: 'absolute', amount: '0.05' } }],
  ['9.81 ± 2 %', { value: '9.81', tolerance: { by: 'relative', amount: '2' } }],
])('given the answer %s to a question without options, then students type a number', (answer, accepted) => {
  const { entries } = open(`1. How large is g in m/s²?\nAnswer: ${answer}\n\n2. ${question.slice(3)}`)
  expect(entries[0]!.question.interaction).toMatchObject({ kind: 'numeric', key: { accepted: [accepted] } })
})

test('given words behind a number, then the answer is words', () => {
  const { entries } = open(`1. How old is the Earth?\nAnswer: 4.5 billion years\n\n2. ${question.slice(3)}`)
  expect(entries[0]).toMatchObject({
    kind: 'descriptive',
    question: { solution: '4.5 billion years' },
  })
})
