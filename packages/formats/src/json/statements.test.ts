import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const readFile = (name: string, text: string): string[] => {
  const opened = openQuestionFile({ name, bytes: new TextEncoder().encode(text) })
  if ('problem' in opened) return [opened.problem]
  return [...opened.entries].map(({ question: { question, options } }) =>
    [question, ...options.map(({ option, is_correct: isRight }) => `${isRight ? '*' : ''}${option}`)].join(
      ' | ',
    ),
  )
}
const water = ['Ice floats on water | *True | False', 'Oil sinks in water | True | *False']

test.each([
  [
    'a program whose sentences have an answer',
    'facts.js',
    'const facts = [{ text: "Ice floats on water", answer: "True" }, { text: "Oil sinks in water", answer: "False" }]',
  ],
  [
    'a program with pairs',
    'facts.py',
    'facts = [\n  ("Ice floats on water", True),\n  ("Oil sinks in water", False),\n]\n',
  ],
  ['JSON with pairs', 'facts.json', '[["Ice floats on water", true], ["Oil sinks in water", false]]'],
])('two statements are enough in %s', (_, name, text) => {
  expect(readFile(name, text)).toEqual(water)
})

test('settings with a truth are no statements', () => {
  expect(readFile('settings.py', 'flags = [("debug", True), ("verbose mode", False)]\n')[0]).toContain(
    'no question was found',
  )
})

test('a text with an answer beside questions is one without options', () => {
  const read = readFile(
    'units.xml',
    '<quiz><item><title>Unit of force</title><answer>newton</answer></item>' +
      '<item><title>Unit of work</title><option>watt</option><option>joule</option><answer>1</answer></item>' +
      '<item><title>Unit of power</title><option>watt</option><option>joule</option><answer>0</answer></item></quiz>',
  )
  expect(read).toEqual(['Unit of force', 'Unit of work | watt | *joule', 'Unit of power | *watt | joule'])
})
