import { runs } from '@quizwright/domain/test-support/long-form.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { qti2Item } from '../testing/sample-files.ts'
import { createFormulas } from './pdf/formulas.ts'
import { writeQuestionFile, writers } from './write-question-file.ts'

const read = (bytes: Uint8Array): QuestionContent[] => {
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries].map((entry) => {
    if (entry.status === 'left out') throw new Error(entry.reason)
    return entry.question
  })
}

/** Formulas in MathML as editors write them. */
const { formula } = fc.letrec((tie) => {
  const inner = tie('formula') as fc.Arbitrary<string>
  const two = fc.tuple(inner, inner)
  const leaf = fc.constantFrom(
    '<mi>x</mi>',
    '<mi>α</mi>',
    '<mi>sin</mi>',
    '<mn>2.5</mn>',
    '<mo>+</mo>',
    '<mo>≤</mo>',
    '<mo>&lt;</mo>',
    '<mtext>50% of {a_b} &amp; c</mtext>',
  )
  return {
    formula: fc.oneof(
      { maxDepth: 3 },
      leaf,
      two.map(([one, other]) => `<mfrac>${one}${other}</mfrac>`),
      two.map(([one, other]) => `<msup>${one}${other}</msup>`),
      two.map(([one, other]) => `<msub>${one}${other}</msub>`),
      two.map(([one, other]) => `<mroot>${one}${other}</mroot>`),
      inner.map((one) => `<msqrt>${one}</msqrt>`),
      inner.map((one) => `<mover>${one}<mo>¯</mo></mover>`),
      two.map(([one, other]) => `<mrow><mo>(</mo>${one}<mo>,</mo>${other}<mo>)</mo></mrow>`),
      two.map(([one, other]) => `<mtable><mtr><mtd>${one}</mtd><mtd>${other}</mtd></mtr></mtable>`),
    ),
  }
})
const math = formula.map((inner) => `<math xmlns="http://www.w3.org/1998/Math/MathML">${inner}</math>`)

const exact: ExportFormat[] = ['gift', 'moodle-xml', 'qti-1.2', 'qti-2.2', 'qti-3.0', 'json']

test('given any MathML, then its TeX can be drawn, and comes back from every format as it was read', () => {
  const formulaOf = createFormulas()
  return fc.assert(
    fc.asyncProperty(math, math, async (stem, option) => {
      const item = qti2Item(`<p>What is ${stem} then?</p>`).replace('>one<', `>${option}<`)
      const questions = read(Buffer.from(item)).map((one) => ({ ...one, weightage: 1 }))
      const [, tex = ''] = /\\\((.*)\\\)/s.exec(questions[0]!.question) ?? []
      expect(tex).not.toBe('')
      expect(formulaOf(tex, false), tex).toBeDefined()
      for (const format of exact) {
        const { bytes } = await writeQuestionFile({ title: 'T', questions, images: new Map() }, format)
        expect(read(bytes), format).toEqual(questions)
      }
    }),
    { numRuns: runs(60) },
  )
})

describe.each(exact)('%s', (format) => {
  test('given texts of 40 KB in other scripts, then they come back', async () => {
    const text = (letter: string, size: number): string => letter.repeat(Math.floor(40_960 / size))
    const questions = [text('ж', 2), text('中', 3), text('😀', 4), text('ب ', 3)].map((long) =>
      fullQuestion({ question: `${long}?`, options: [{ option: long, is_correct: true }, { option: 'b' }] }),
    )
    expect(Math.max(...questions.map(({ question }) => question.length))).toBeLessThan(lengths.question)
    const { bytes } = await writeQuestionFile({ title: 'T', questions, images: new Map() }, format)
    expect(read(bytes)).toEqual(questions)
    expect(writers[format].holds.lineBreaks).toBe(true)
  })
})

test('given a text of 40,000 characters, then it is left out with its length, and kept whole', () => {
  const long = 'x'.repeat(40_000)
  const opened = openQuestionFile({ bytes: Buffer.from(`${long} {=a ~b}\n\nNext {=c ~d}`) })
  expect('problem' in opened ? opened : [...opened.entries]).toMatchObject([
    {
      status: 'left out',
      reason: 'The text of its question has 40000 characters of at most 32768.',
      question: { question: long },
    },
    { status: 'taken' },
  ])
})
