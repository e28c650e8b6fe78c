import { runs } from '../test-support/long-form.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { questionContent } from '../schemas/question.ts'
import { anyQuestion, anyText } from './testing/any-question.ts'
import { requiredColumns } from './column-names.ts'
import { readRow, writeAndRead } from './testing/rows.ts'
import { columnsFor, toCells } from './write-row.ts'

test('returns the same questions after export and import', () => {
  fc.assert(
    fc.property(fc.array(anyQuestion, { minLength: 1, maxLength: 3 }), (questions) => {
      expect(writeAndRead(questions)).toEqual(questions)
    }),
    { numRuns: runs(300) },
  )
})
test('never writes a cell that begins like a formula', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      expect(
        toCells(question, columnsFor([question])).filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell)),
      ).toEqual([])
    }),
    { numRuns: runs(300) },
  )
})
test('reads only questions that the contract accepts', () => {
  const cells = fc.dictionary(
    fc.constantFrom(
      ...requiredColumns,
      'option5',
      'equation5',
      'image_url5',
      'is_correct5',
      'ai_config',
      'allow_ocr',
    ),
    fc.oneof(anyText(30), fc.constantFrom('1', '0', 'yes', 'hard', '/a', 'none')),
  )
  fc.assert(
    fc.property(cells, (given) => {
      const row = readRow({ option5: '', equation5: '', image_url5: '', is_correct5: '', ...given })
      if (row.ok)
        expect(z.safeParse(questionContent, row.question)).toEqual({ success: true, data: row.question })
    }),
    { numRuns: runs(500) },
  )
})
