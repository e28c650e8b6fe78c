import { expect, test } from 'vitest'
import { readAsAuthor } from '../testing/read-as-author.ts'

const hintsIn = async (text: string, name: string): Promise<string[]> =>
  (await readAsAuthor(new TextEncoder().encode(text), name)).hints
    .map((hint) => hint.split('#')[1] ?? '')
    .filter((hint) => hint.includes('group digits'))
const asked = 'Its answer "2.750" was read as 2.75, and where points group digits it is 2750: check it'

test.each([
  ['a list', '1. Wie viele Gramm?\nAntwort: 2.750\n\n2. Wie viel ist 0,5 kg?\nAntwort: 500\n', 'a.txt'],
  ['a table', 'Frage;Antwort\nWie viele Gramm sind 2,75 kg?;2.750\nWie viel ist die Hälfte?;0,5\n', 'a.csv'],
])('in %s with decimal commas a point may group digits, which is told', async (_, text, name) => {
  expect(await hintsIn(text, name)).toEqual([asked])
})

test.each([
  ['no decimal commas', '1. What is e?\nAnswer: 2.718\n\n2. How much is 1,000 g?\nAnswer: 1\n'],
  ['other digits', '1. Wie viel sind 0,5 kg?\nAntwort: 0.500\n\n2. Und?\nAntwort: 2.75\n'],
])('with %s nothing is told', async (_, text) => {
  expect(await hintsIn(text, 'a.txt')).toEqual([])
})
