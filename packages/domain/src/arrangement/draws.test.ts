import { expect, test } from 'vitest'
import { drawFaults, drawnQuestions, drawnTotals } from './draws.ts'

const question = (section: string, weightage = 2) => ({ section, weightage })
const questions = [
  question('Algebra'),
  question('Algebra'),
  question(' Algebra '),
  question(''),
  question('Geometry'),
  question('Geometry'),
]
const draws = (...counts: [section: string, count: number][]) => ({
  draws: counts.map(([section, count]) => ({ section, count })),
})

test('each student gets so many questions of a section and all others, in their order, always the same', () => {
  const arranged = draws(['Algebra', 2])
  const papers = Array.from({ length: 60 }, (_, seed) => drawnQuestions(arranged, seed, questions))
  for (const [seed, paper] of papers.entries()) {
    expect(paper.filter((index) => index < 3)).toHaveLength(2)
    expect(paper.slice(2)).toEqual([3, 4, 5])
    expect(drawnQuestions(arranged, seed, questions)).toEqual(paper)
  }
  const byPaper = Map.groupBy(papers, (paper) => paper.join())
  expect(byPaper.size).toBe(3)
  for (const same of byPaper.values()) expect(same.length).toBeGreaterThan(10)
})

test('questions that were seen before are drawn last', () => {
  for (let seed = 0; seed < 20; seed++)
    expect(drawnQuestions(draws(['Algebra', 1]), seed, questions, (index) => index !== 1)[0]).toBe(1)
})

test('totals are those of the drawn questions', () => {
  expect(drawnTotals(draws(['Algebra', 2], ['Geometry', 1]), questions)).toEqual({
    questionCount: 4,
    totalMarks: 8,
  })
  // Of one of them the marks were taken by a correction.
  const without = [question('Geometry', 0), question('Geometry')]
  expect(drawnTotals(draws(['Geometry', 1]), without)).toEqual({ questionCount: 1, totalMarks: 2 })
  expect(drawnTotals(null, questions)).toEqual({ questionCount: 6, totalMarks: 12 })
})

test('too few questions and different marks within a section are told', () => {
  expect(drawFaults(draws(['Algebra', 3], ['Geometry', 3]), questions)).toEqual([
    'Section “Geometry” has 2 questions, and 3 are drawn from it.',
  ])
  const uneven = [...questions, question('Geometry', 5)]
  expect(drawFaults(draws(['Geometry', 1]), uneven)).toEqual([
    expect.stringContaining('“Geometry”, from which some are drawn, have different marks'),
  ])
  expect(drawFaults(null, uneven)).toEqual([])
  expect(drawFaults(draws(['Algebra', 1], [' Algebra', 2]), questions)).toEqual([
    expect.stringContaining('“Algebra” is drawn from twice'),
  ])
})
