import { expect, test } from 'vitest'
import { readAsAuthor } from '../testing/read-as-author.ts'

const read = (text: string) => readAsAuthor(Buffer.from(text), 'table.csv')

test('a few words alone above a whole question are its heading, which is told', async () => {
  const { questions, hints } = await read(
    'Question,A,B,Answer\nOptics,,,\nWhich bends light?,Lens,Rope,A\nWhich is a wave?,Sand,Sound,B\n' +
      'Heat and work,,,\nWhich melts?,Ice,Glass,A\n',
  )
  expect(questions.map(({ section }) => section)).toEqual(['Optics', 'Optics', 'Heat and work'])
  expect(hints.filter((hint) => hint.includes('read as a heading'))).toHaveLength(2)
})

test.each([
  'Define entropy',
  'Which bends light?',
  'Energy is ____',
  'A text of more words than headings have',
])('"%s" alone stays a question', async (text) => {
  const { questions } = await read(`Question,A,B,Answer\n${text},,,\nWhich melts?,Ice,Glass,A\n`)
  expect(questions.map(({ question }) => question)).toEqual([text, 'Which melts?'])
})
