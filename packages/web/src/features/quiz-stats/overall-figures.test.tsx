import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OverallFigures } from './overall-figures.tsx'

afterEach(cleanup)

const data: StatData = {
  averageScore: 2,
  averageScorePercentage: 50,
  averageTime: 3_723,
  totalAttempts: 1_200,
  averageGrade: 'D',
  repetedBy: 300,
  repetedByPercentage: 37.5,
  failedAttempts: 240,
  failedAttemptsPercentage: 20,
  averageScore1stAttempt: 1.5,
  averageScore1stAttemptPercentage: 37.5,
  averageScore2ndAttempt: 3.25,
  averageScore2ndAttemptPercentage: 81.25,
  gradeCounts: {},
  countryStats: [],
  students: 800,
  totalMarks: 4,
}
const shown = (changes: Partial<StatData>, isOfSession: boolean) => {
  const { container } = render(
    <OverallFigures statData={{ ...data, ...changes }} isOfSession={isOfSession} />,
  )
  const figures = [...container.querySelectorAll('dl > div')].map((figure) =>
    [...figure.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  )
  cleanup()
  return figures
}

test('every figure is shown with its percentage', () =>
  expect(shown({}, false)).toEqual([
    ['Average score', '50.0%', '2 of 4 marks'],
    ['Average grade', 'D'],
    ['Total attempts', '1,200', '800 students'],
    ['Average time', '1h 2m 3s'],
    ['Attempts below the pass mark', '240', '20.0% of all attempts'],
    ['Retook the quiz', '300', '37.5% of the students'],
    ['Average score, 1st attempt', '37.5%', '1.5 of 4 marks'],
    ['Average score, 2nd attempt', '81.3%', '3.25 of 4 marks'],
  ]))

test('in a session, the attempts within it are numbered, and a missing figure is a dash', () => {
  const figures = shown({ averageScore2ndAttempt: null, averageScore2ndAttemptPercentage: null }, true)
  expect(figures.slice(5)).toEqual([
    ['Retook the quiz in this session', '300', '37.5% of the students'],
    ['Average score, 1st attempt in this session', '37.5%', '1.5 of 4 marks'],
    ['Average score, 2nd attempt in this session', '—'],
  ])
})
