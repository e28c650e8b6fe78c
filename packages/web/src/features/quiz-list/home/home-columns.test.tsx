import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HomeColumns } from './home-columns.tsx'
import { listedQuiz as quiz } from './listed-quiz-fixture.ts'

afterEach(cleanup)

test('each link of the home has a different name that says what it does', () => {
  const screen = render(
    <HomeColumns
      home={{
        edited: [{ quiz, updated_at: '2030-01-01 00:00:00' }],
        reported: [quiz],
        reported_total: 1,
        closing: [
          {
            quiz_id: 'q1',
            quiz_name: 'Motion',
            session_id: 's1',
            session_name: 'Spring',
            end_time: '2030-01-02 00:00:00',
          },
        ],
        closing_total: 1,
        toMark: [
          {
            quiz_id: 'q1',
            name: 'Motion',
            to_mark: 3,
            without_suggestion: 3,
            unsure: 0,
            sure: 0,
            oldest: '2030-01-01 00:00:00',
          },
        ],
      }}
      onOpen={() => undefined}
    />,
  )
  expect(
    [...screen.getAllByRole('link'), ...screen.getAllByRole('button')].map((one) =>
      one.getAttribute('aria-label'),
    ),
  ).toEqual(['Edit Motion', 'Mark 3 answers in Motion', 'Sessions of Motion: Spring', '1 issue with Motion'])
})
