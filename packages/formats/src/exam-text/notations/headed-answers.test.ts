import { expect, test } from 'vitest'
import { openQuestionFile } from '../../open-question-file.ts'
import { readList } from '../../testing/read-list.ts'

const questionsIn = (text: string) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name: 'list.md' })
  return 'entries' in opened ? [...opened.entries].map(({ question }) => question) : []
}

test('what stands below headings that ask is their answer, with its code, steps and blank lines', () => {
  const read = questionsIn(
    '# Sorting\n\n## 1. What is a heap?\n\nA tree.\n\n1. The root is the least.\n2. Its children are heaps.\n\n' +
      '```js\nheap.push(1)\n```\n\nThat is all.\n\n## 2. What is a stack?\n\n```js\nstack.pop()\n```\n',
  )
  expect(read.map(({ question, solution }) => [question, solution])).toEqual([
    [
      'What is a heap?',
      'A tree.\n1. The root is the least.\n2. Its children are heaps.\nheap.push(1)\nThat is all.',
    ],
    ['What is a stack?', 'stack.pop()'],
  ])
})

test('a list with options has its text below its headings', () => {
  expect(
    readList(
      '## 1. Which grows?\n\nOne of these does.\n\n- [x] A heap\n- [ ] A stone\n\n' +
        '## 2. Which falls?\n\n- [ ] A heap\n- [x] A stone\n',
    ),
  ).toEqual(['Which grows?\n\nOne of these does. | *A heap | A stone', 'Which falls? | A heap | *A stone'])
})

test('signs of Markdown over several lines, and ends without a beginning, are not shown', () => {
  expect(
    readList(
      '</details>\n\n**1) Which of these trees,\nif any, is a heap?** \\\na. The first \\\nb. The second\n\n' +
        '**Answer: b**\n\n' +
        '**2) Which falls?** \\\na. A stone\\\nb. A heap\n\nAnswer: a\n',
    ),
  ).toEqual([
    'Which of these trees,\nif any, is a heap? | The first | *The second',
    'Which falls? | *A stone | A heap',
  ])
})

test('each part of a question may have a heading of its own, in another language too', () => {
  const part = (names: readonly string[], texts: readonly string[]) =>
    names.map((name, index) => `## ${name}\n\n${texts[index] ?? ''}\n`).join('\n')
  const names = ['Pregunta', 'Opciones', 'Respuesta', 'Explicación']
  const text =
    '---\nid: a\n---\n\n# Árboles\n\n' +
    part(names, ['¿Cuál es un montón?', '- A) Una piedra\n- B) Un árbol', 'B', 'Tiene orden.']) +
    part(names, ['¿Cuál cae?', '- A) Una piedra\n- B) Un árbol', 'A', 'Pesa.'])
  expect(readList(text)).toEqual([
    '¿Cuál es un montón? | Una piedra | *Un árbol | = Tiene orden.',
    '¿Cuál cae? | *Una piedra | Un árbol | = Pesa.',
  ])
})

const interview = Array.from(
  { length: 12 },
  (_, index) => `### What is part ${index}?\nIt is number ${index}.`,
)

test('an answer with a lettered list is no question with options, where nearly all headings ask', () => {
  const listed = '### How is it done?\nIn steps:\n(a) Wait.\n(b) Go.'
  const read = readList([...interview, listed].join('\n\n'))
  expect(read).toHaveLength(13)
  expect(read[0]).toBe('What is part 0? | = It is number 0.')
})

test('headings that tell what to do are questions where nearly all headings are sentences', () => {
  const told = Array.from(
    { length: 12 },
    (_, index) => `### Compare part ${index} with its model.\nIt is ${index}:\n1. So.\n2. So, too.`,
  )
  expect(questionsIn(told.join('\n\n'))[3]).toMatchObject({
    question: 'Compare part 3 with its model.',
    solution: 'It is 3:\n1. So.\n2. So, too.',
  })
})

test('options below a heading that asks are options, whatever the other headings have', () => {
  const choice = (index: number) => `### Which is ${index}?\n- [x] one\n- [ ] two`
  const read = readList([...interview.slice(0, 4), choice(1), choice(2)].join('\n\n'))
  expect(read.at(-1)).toBe('Which is 2? | *one | two')
})

test('a heading may have no blank before its number', () => {
  const text = ['Define a heap.', 'What is a stack?', 'What is a set?']
    .map((asked, index) => `###${index + 1}. **${asked}**\n\nIt is ${asked.length}.\n`)
    .join('\n')
  expect(questionsIn(text).slice(1)).toMatchObject([
    { question: 'What is a stack?', solution: 'It is 16.' },
    { question: 'What is a set?', solution: 'It is 14.' },
  ])
})
