import { expect, test } from 'vitest'
import { detectMarked } from './detect-marked.ts'

test.each([
  ['brightspace', 'NewQuestion,MC,,\n'],
  ['brightspace', '//A comment\n"NewQuestion";MC\n'],
  ['webct', ':TYPE:MC:1:0:C\n'],
  ['webct', '# A comment\n:TYPE:S\n'],
])('given any number of blank lines above it, a file of %s is known', (format, question) => {
  for (const blank of ['\n', '\n \t\n', ',,,\n;\n'])
    if (format === 'brightspace' || !blank.includes(','))
      expect(detectMarked(blank.repeat(300) + question), JSON.stringify(blank)).toBe(format)
})

/** Each way to read these lines was tried, twice as many with each line: a table below blank lines was never opened. */
test('given many blank lines and comments above a table, it is none of the formats that name themselves', () => {
  for (const above of ['\n', '\r\n', ' \n', ',;\n', '#\n', '//\n', '# :TYPE:A\n\n\n'])
    expect(detectMarked(`${above.repeat(40)}question,option 1\nWhich?,this\n`), JSON.stringify(above)).toBe(
      undefined,
    )
})

test('questions of GIFT with as many lines each are no records of another program', () => {
  const gift = ['Why?', 'How?', 'When?', 'Who?', 'Where?', 'What?'].map(
    (asked, at) => `// question ${at + 1}\n[html]<p>${asked}</p>{\n}\n`,
  )
  expect(detectMarked(gift.join('\n'))).toBeUndefined()
})
