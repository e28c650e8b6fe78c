/**
 * Fits the offline grader to answers graded by humans, which are next to the project. Writes its coefficients
 * and the tables of docs/grading.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calibrate } from './grading/calibration.ts'
import { hasGradedAnswers, readGradedAnswers } from './grading/graded-answers.ts'
import { compareAnswers } from './grading/held-out.ts'
import { fillPage, makeTables } from './grading/tables.ts'

const root = join(import.meta.dirname, '..')
const modelFile = join(root, 'packages/services/src/grading/offline/offline-model.json')
const pageFile = join(root, 'docs/grading.md')

if (hasGradedAnswers) {
  const answers = compareAnswers(readGradedAnswers())
  const model = calibrate(answers)
  writeFileSync(modelFile, `${JSON.stringify(model, null, 2)}\n`)
  writeFileSync(pageFile, fillPage(readFileSync(pageFile, 'utf8'), makeTables(answers, model)))
  process.stdout.write(`written to ${modelFile} and ${pageFile}; format the page with pnpm format\n`)
} else {
  process.stderr.write('The graded answers are not here: put them into ../shared/data/graded-answers.\n')
  process.exitCode = 1
}
