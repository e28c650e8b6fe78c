import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const entriesOf = (name: string, text: string) => {
  const opened = openQuestionFile({ name, bytes: new TextEncoder().encode(text) })
  return 'problem' in opened ? [] : [...opened.entries]
}

test('what stands behind the key of rows is their topic, their difficulty or why it is right', () => {
  const rows = ['ice', 'oil', 'fog', 'tar'].map(
    (name, index) =>
      `    ("Where is ${name}?", ["north", "south"], "north", "${index < 2 ? 'Cold' : 'Warm'}", "hard", ` +
      `"Of ${name} in fact"),`,
  )
  const program = `# facts.py\nimport csv, json\n\nBASE = [\n${rows.join('\n')}\n]\n`
  expect(entriesOf('facts.py', program).map(({ question }) => question)).toMatchObject(
    ['ice', 'oil', 'fog', 'tar'].map((name, index) => ({
      question: `Where is ${name}?`,
      topic: index < 2 ? 'Cold' : 'Warm',
      difficulty_level: 'Hard',
      solution: `Of ${name} in fact`,
      options: [{ is_correct: true }, { is_correct: false }],
    })),
  )
})

test('questions that a program makes of texts and options alone are left out for want of a key', () => {
  const program =
    "const asked = [\n  Asked('Where is ice?', ['north', 'south']),\n  Asked('Where is oil?', ['deep', 'high']),\n];\n"
  const entries = entriesOf('asked.dart', program)
  expect(entries).toHaveLength(2)
  expect(entries.map(({ status }) => status)).toEqual(['left out', 'left out'])
})
