import { runs } from '@quizwright/domain/test-support/long-form.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { exportFormats } from '@quizwright/domain/schemas/export-format.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { writeQuestionFile } from './write-question-file.ts'

const optionTexts = [
  ...'A|B|C|D|a|b|à|O|AB|Co|CO|co|Sie|sie|an|the|true|True|T|1|2|10|*|-|=|A, B|A and B|iron, zinc|iron'.split(
    '|',
  ),
  ...String.raw`ب|باماكو|א|50%|3/4|A)|1.|[x]|(b)|of \(x^2\)|<b>x</b>|&amp;|x < y|Answer: A|None of these`.split(
    '|',
  ),
]
const sign = /^(?:\(\w\)|\w[).]|\[x\]|Answer: .*)$/
/** Letters, numbers, words for truth, options that differ in nothing but their case, and signs of lists. */
const anOption = fc.constantFrom(...optionTexts)
const aQuestion = fc
  .record({
    options: fc.uniqueArray(anOption, { minLength: 2, maxLength: 6 }),
    right: fc.nat(5),
  })
  .map(({ options, right }) => ({ options, right: right % options.length }))

/** Their key, "1. A) D" and "2. B) B", looks like the options of one question. */
const keyLikeOptions = [
  { options: ['D', 'A'], right: 0 },
  { options: ['A', 'B'], right: 1 },
]

/** A PDF is not read, and a workbook is read as a table, whose keys are columns. */
const formats = exportFormats.filter((format) => format !== 'pdf' && format !== 'xlsx')

test.each(formats)('whatever their options are, questions written as %s keep their keys', async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(aQuestion, { minLength: 1, maxLength: 4 }), async (asked) => {
      const questions = asked.map(({ options, right }, index) =>
        fullQuestion({
          question: `Question number ${index + 1}?`,
          options: options.map((option, at) => ({ option, is_correct: at === right })),
        }),
      )
      const { bytes, losses } = await writeQuestionFile(
        { title: 'Keys', questions, images: new Map() },
        format,
      )
      // An option that looks like a sign of a list may change. The writer reads its file again, and says so.
      if (losses.length > 0 && asked.some(({ options }) => options.some((option) => sign.test(option))))
        return
      const opened = openQuestionFile({ bytes })
      if ('problem' in opened) throw new Error(opened.problem)
      const asQuestions = [...opened.entries].filter(({ kind }) => kind !== 'information')
      const keys = asQuestions.map(({ status, question }) => [
        status,
        question.options.filter(({ is_correct }) => is_correct).map(({ option }) => option),
      ])
      expect(keys).toEqual(asked.map(({ options, right }) => ['taken', [options[right]]]))
    }),
    { numRuns: runs(60), examples: [[keyLikeOptions]] },
  )
})
