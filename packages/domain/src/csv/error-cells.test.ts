import { expect, test } from 'vitest'
import { errorValueIn } from './error-cells.ts'
import { fullQuestion } from './sparse-question.ts'

const inOption = (option: string) => errorValueIn(fullQuestion({ question: 'Q', options: [{ option }] }))

test.each(['#N/A', '#REF!', '#DIV/0!', '#NAME?', '#NV', '#BEZUG!', '#¡REF!', 'Err:508'])(
  'finds the error %s of a formula',
  (value) => {
    expect(inOption(value)).toBe(value)
    expect(errorValueIn(fullQuestion({ question: value }))).toBe(value)
    expect(errorValueIn(fullQuestion({ question: 'Q', solution: value }))).toBe(value)
  },
)

test.each(['#', '#1', '# heading', '#hashtag', 'N/A', '#include <a>', 'Err: 508', ''])(
  '%j is a text',
  (value) => {
    expect(inOption(value)).toBeUndefined()
  },
)
