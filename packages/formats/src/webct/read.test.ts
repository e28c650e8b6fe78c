import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const file = `# Export of a database

:TYPE:MC:1:0:C
:TITLE:River
:QUESTION:H
Which <i>one</i>?
# A comment
:IMAGE:map.gif
:ANSWER1:0:H
Rhine
:ANSWER2:100:H
Danube
:REASON2:H
Yes.
:FEEDBACK:H
It is long.
:CAT:Rivers
:TYPE:MC:N:0:C
:QUESTION:T
Which are?
:ANSWER1:50:T
a
:ANSWER2:50:T
b
:TYPE:P
:QUESTION:H
Describe it.
:ANSWER:H
Blue.
:TYPE:M
:QUESTION:H
Match.
:L1
cat
:R1
mammal
:TYPE:S
:QUESTION:H
Name it.
:ANSWERS:1
:ANSWER1:frog:100:0:20:0
:TYPE:C
:QUESTION:H
How much is {x}?
`

test('reads a WebCT question database and reports what is lost', () => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(file) })
  if ('problem' in opened) throw new Error(opened.problem)
  const entries = [...opened.entries]
  expect(opened.format).toBe('webct')
  expect(entries.map(({ status, kind, position }) => `${position.line} ${status}: ${kind}`)).toEqual([
    '3 taken: oneRight',
    '18 taken: severalRight',
    '25 taken: descriptive',
    '30 taken: matching',
    '37 taken: shortAnswer',
    '42 left out: calculated',
  ])
  expect(entries[0]).toMatchObject({
    question: {
      question: 'Which one?',
      solution: 'It is long.',
      tags: [{ tag_name: 'Rivers' }],
      options: [{ option: 'Rhine' }, { option: 'Danube', is_correct: true }],
      option_feedback: ['', 'Yes.'],
    },
    without: [
      'its title "River"',
      'bold, italic or underlined words',
      'the image "map.gif", which the file does not hold',
    ],
  })
  expect(entries[2]!.question.solution).toBe('Blue.')
})
