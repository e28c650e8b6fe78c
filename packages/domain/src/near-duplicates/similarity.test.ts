import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import { readHeader } from '../csv/read-header.ts'
import { readQuestionRow } from '../csv/read-row.ts'
import { closestPairs, makePairs } from './test-support/labelled-pairs.ts'
import { type LabelledPair } from './test-support/labelled-pairs/pair.ts'
import { toFingerprint } from './fingerprint.ts'
import { similarFrom, measureSimilarity } from './similarity.ts'
import { jaccard } from './trigrams.ts'
import type { ComparedQuestion } from './words.ts'
import { writtenPairs } from './test-support/written-pairs.ts'

type Judged = LabelledPair & { similarity: number }
const judge = (pairs: readonly LabelledPair[]): Judged[] =>
  pairs.map((pair) => ({
    ...pair,
    similarity: measureSimilarity(toFingerprint(pair.one), toFingerprint(pair.other)),
  }))

const measure = (pairs: readonly Judged[], threshold: number) => {
  const said = pairs.filter(({ similarity }) => similarity >= threshold)
  const right = said.filter(({ isSame }) => isSame).length
  return { precision: right / said.length, recall: right / pairs.filter(({ isSame }) => isSame).length }
}

describe('pairs written by hand', () => {
  const pairs = judge(writtenPairs)

  test.each(
    pairs
      .filter(({ isSame }) => !isSame)
      .map((pair) => [pair.one.question, pair.other.question, pair] as const),
  )('are classified correctly: %s / %s', (_one, _other, { similarity }) => {
    expect(similarity).toBeLessThan(similarFrom)
  })

  test('at least nine of ten pairs of the same question are found', () => {
    expect(measure(pairs, similarFrom)).toEqual({
      precision: 1,
      recall: expect.toSatisfy((recall) => recall >= 0.9),
    })
  })

  test('similarity is symmetric, and 1 for identical questions', () => {
    for (const { one, other, similarity } of pairs) {
      expect(measureSimilarity(toFingerprint(other), toFingerprint(one))).toBe(similarity)
      expect(measureSimilarity(toFingerprint(one), toFingerprint(one))).toBe(1)
    }
  })
})

const banks = join(import.meta.dirname, '../../../../../shared/data/questions')
const files = existsSync(banks)
  ? readdirSync(banks)
      .filter((name) => name.endsWith('.csv'))
      .sort()
  : []
if (files.length === 0)
  process.stdout.write('The question banks are not here: the pairs made from them are left out.\n')

const read = (file: string): ComparedQuestion[] => {
  const [names, ...rows] = papaparse.parse<string[]>(readFileSync(join(banks, file), 'utf8'), {
    delimiter: ',',
    skipEmptyLines: 'greedy',
  }).data
  const header = readHeader(names!)
  if (!header.ok) throw new Error(JSON.stringify(header.errors))
  return rows
    .map((row) => readQuestionRow(row, header.layout))
    .flatMap((row) => (row.ok ? [row.question] : []))
}

const closest = (questions: readonly ComparedQuestion[]) => {
  const wordings = questions.map((question) => toFingerprint(question).wording)
  return closestPairs(questions, 5, (one, other) => jaccard(wordings[one]!, wordings[other]!))
}

describe.runIf(files.length > 0)('pairs made from the question banks', () => {
  test('the threshold is the best one for half of the pairs, and it holds for the other half', () => {
    const pairs = judge(
      files.flatMap((file, index) => {
        const questions = read(file)
        return file === 'trivia.csv'
          ? makePairs(questions, 20, index)
          : [...makePairs(questions, 3, index), ...closest(questions)]
      }),
    )
    const [chosenOn, measuredOn] = [
      pairs.filter((_, index) => index % 2 === 0),
      pairs.filter((_, index) => index % 2 === 1),
    ]
    const worth = (threshold: number) => {
      const { precision, recall } = measure(chosenOn, threshold)
      return Math.min(precision, recall)
    }
    const thresholds = Array.from({ length: 9 }, (_, index) => 0.4 + 0.05 * index)
    expect(worth(similarFrom)).toBeGreaterThanOrEqual(Math.max(...thresholds.map(worth)) - 0.01)
    const { precision, recall } = measure(measuredOn, similarFrom)
    expect(measuredOn.length).toBeGreaterThanOrEqual(200)
    expect(precision).toBeGreaterThanOrEqual(0.9)
    expect(recall).toBeGreaterThanOrEqual(0.9)
  })
})
