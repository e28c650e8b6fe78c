import { expect, test } from 'vitest'
import { createGrowingList } from './growing-list.ts'

const lines = 400_000
const line = { number: 1, text: 'a line' }

// Copying the text for each line would take minutes, so the test would end by its time limit.
test('given an option and a solution of very many lines, then both are read whole', () => {
  const list = createGrowingList()
  list.begin(line, 'How much is one and one?')
  list.addOption(line, { letter: 'a', text: 'two', isMarked: false })
  for (let count = 0; count < lines; count += 1) list.continueLast(line)
  for (let count = 0; count < lines; count += 1) list.addField('solution', line.text)
  const [question] = list.questions
  expect(question!.options[0]!.text.length).toBe('two'.length + lines * '\na line'.length)
  expect(question!.fields.solution!.length).toBe(lines * '\na line'.length - 1)
})
