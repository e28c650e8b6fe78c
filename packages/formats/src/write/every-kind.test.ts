import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { arranged } from '@quizwright/domain/kinds/pieces-of.ts'
import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import { exportFormats } from '@quizwright/domain/schemas/export-format.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { writeQuestionFile } from './write-question-file.ts'

/** A PDF is read by its lines, and a workbook as a table. */
const read = exportFormats.filter((format) => format !== 'pdf' && format !== 'xlsx')

test.each(read)('no word of a question of any kind written as %s is lost untold', async (format) => {
  const questions = Object.values(kindSamples).map(({ asked }) =>
    arranged(fullQuestion({ question: 'Which of them?', solution: 'Look it up.', ...asked })),
  )
  const { bytes, ending } = await writeQuestionFile({ title: 'Q', questions, images: new Map() }, format)
  const opened = openQuestionFile({ bytes, name: `a.${ending}` })
  if ('problem' in opened) throw new Error(opened.problem)
  const hints = [...opened.entries].flatMap((entry) => (entry.status === 'taken' ? entry.hints : []))
  expect(hints.filter((hint) => hint.includes('not taken'))).toEqual([])
})
