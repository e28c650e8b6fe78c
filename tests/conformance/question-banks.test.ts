import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromCsvWarning } from '@quizwright/contracts/validation/describe-findings.ts'
import { describe, expect } from 'vitest'
import { csvFile, csvOf, faultyRows, sharedFolder } from '../support/csv-files.ts'
import { importFile, type Import } from '../support/import-csv.ts'
import { entryPoints } from '../support/entry-points.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'

type Expected = { questions: number; errors: Record<string, number>; omissions: number }

/** Summarizes an import in the same form as the expectations of the question banks. */
const summary = ({ questions, complete }: Import): Expected => {
  const warnings = complete!.warnings.map(fromCsvWarning)
  const errors: Record<string, number> = {}
  for (const { kind, text } of warnings) if (kind === 'error') errors[text] = (errors[text] ?? 0) + 1
  return {
    questions: questions.length,
    errors,
    omissions: warnings.filter(({ kind }) => kind === 'omission').length,
  }
}

const banks = (): [string, Expected][] => {
  const folder = sharedFolder('questions')
  if (folder === undefined) return []
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, Expected>
  const files = readdirSync(folder).filter((file) => file.endsWith('.csv'))
  if (files.toSorted().join() !== Object.keys(expected).toSorted().join())
    throw new Error('expected.json and the files beside it are not of the same question banks.')
  return Object.entries(expected)
}

describe.each(entryPoints)('whole question banks, $name', (entryPoint) => {
  test('our own bank has exactly the errors and omissions that were put into it', async ({
    world,
    instructor,
  }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const outcome = await importFile(entryPoint, world, instructor, quizId, csvFile(csvOf(faultyRows())))
    expect(summary(outcome)).toEqual({
      questions: 12,
      omissions: 2,
      errors: {
        'Correct option is required': 1,
        'Only one option be marked as true': 1,
        'Question text can not be empty': 1,
        'Option text can not be empty at option # 3': 1,
      },
    })
  })

  for (const [file, expected] of banks()) {
    test(`${file} has exactly its questions, errors by kind and omissions`, async ({ world, instructor }) => {
      const quizId = await addQuiz(instructor, {}, [])
      const outcome = await importFile(
        entryPoint,
        world,
        instructor,
        quizId,
        csvFile(readFileSync(join(sharedFolder('questions')!, file)), file),
      )
      expect(summary(outcome)).toEqual(expected)
      expect(outcome.complete!.rejected).toEqual([])
    })
  }
})
