import { columnsFor, toCells } from '@quizwright/domain/csv/write-row.ts'
import { readHeader } from '@quizwright/domain/csv/read-header.ts'
import { readQuestionRow } from '@quizwright/domain/csv/read-row.ts'
import { questionFindings } from '@quizwright/domain/rules/question.ts'
import { expect, test } from 'vitest'
import { templateQuestion } from './save-template.ts'

test('the CSV template is imported without findings', () => {
  const question = templateQuestion()
  const columns = columnsFor([question])
  const header = readHeader(columns)
  if (!header.ok) throw new Error('The header was refused.')
  const row = readQuestionRow(toCells(question, columns), header.layout)
  expect(row).toMatchObject({
    ok: true,
    question: { question: question.question, tags: question.tags },
    findings: [],
  })
  expect(questionFindings(question, 1, 'full')).toEqual([])
})
