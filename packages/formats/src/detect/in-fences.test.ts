import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const both = ['Largest moon? | *Ganymede | Io', 'Smallest moon? | Rhea | *Deimos']
const fenced = (inside: string, language = ''): string =>
  `Here you are:\n\n\`\`\`${language}\n${inside}\n\`\`\`\n\nAsk for more!\n`

test.each([
  ['GIFT', fenced('Largest moon? {=Ganymede ~Io}\n\nSmallest moon? {~Rhea =Deimos}', 'gift')],
  [
    'Aiken',
    fenced(
      'Largest moon?\nA. Ganymede\nB. Io\nANSWER: A\n\nSmallest moon?\nA. Rhea\nB. Deimos\nANSWER: B',
      'text',
    ),
  ],
  [
    'a list',
    fenced('1. Largest moon?\na) Ganymede *\nb) Io\n2. Smallest moon?\na) Rhea\nb) Deimos *', 'markdown'),
  ],
])('%s that an assistant put into a fence is read, and what it said around it is told', (_, text) => {
  expect(readList(text)).toEqual(both)
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name: 'a.txt' })
  expect('notes' in opened && opened.notes).toEqual([expect.stringContaining('Here you are: Ask for more!')])
})

test('the code of a question in a fence stays its text', () => {
  const code = '1. What does it write?\n\n```\nA. print(1)\nB. print(2)\n```\n\na) one\nb) two\nAnswer: b\n'
  expect(readList(`${code}\n2. And what else?\na) x\nb) y\nAnswer: a`)).toEqual([
    expect.stringMatching(/print\(2\).* \| one \| \*two$/s),
    'And what else? | *x | y',
  ])
})
