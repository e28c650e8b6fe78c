import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import { speak } from '@quizwright/domain/language/say.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { rest } from '../../api/rest.ts'
import { formatDateTime } from '../../ui/format/date-time.ts'
import { AboutResults } from './about-results.tsx'
import { ResultsTable } from './results-table.tsx'

afterEach(() => {
  speak()
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const resultOf = (quiz_type: 'full' | 'daq') =>
  ({
    _id: 'r1',
    quiz: { _id: 'q1', name: 'Sums', quiz_type },
    user: {
      uid: 'student-0001234567',
      full_name: 'Bo Li',
      email: 'bo@example.org',
      phone: '+92 300 1234567',
      city: 'Lahore',
      university: 'College of Arts',
    },
    obtained_marks: 2.5,
    correct_percentage: 62.5,
    correct_count: 2,
    incorrect_count: 1,
    skipped_count: 1,
    time_spent: 3_724,
    created_at: '2030-02-01 10:00:00',
  }) as ListedResult

const show = (type: 'full' | 'daq') =>
  render(
    <ResultsTable
      listKey="all"
      results={[resultOf(type)]}
      total={1}
      stale={false}
      onNearEnd={undefined}
      end={null}
    />,
  )

test('on paper, times stay in one line, and dates and addresses break, in every language', () => {
  speak({ language: 'ur', catalogue: { Date: 'تاریخ', Email: 'ای میل', 'Total time': 'کل وقت' } })
  show('full')
  const onPaper = [...document.querySelectorAll<HTMLElement>('td[data-on-paper]')]
  expect(onPaper.map(({ dataset }) => [dataset['label'], dataset['onPaper']])).toEqual([
    ['ای میل', 'breaks'],
    ['تاریخ', 'date'],
    ['Time per question', 'line'],
    ['کل وقت', 'line'],
  ])
})

test('a result has every column of the specification', () => {
  show('full')
  const [heads, cells] = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.trim()))
  expect(heads).toEqual([
    'No.',
    '#ID',
    'Student name',
    'Email',
    'Phone',
    'Marks obtained',
    'Marks obtained (%)',
    'Date',
    'City',
    'Institute',
    'Time per question',
    'Total time',
  ])
  expect(cells).toEqual([
    '1',
    '…1234567',
    'Bo Li',
    'bo@example.org',
    '+92 300 1234567',
    '2.5',
    '62.5%',
    formatDateTime('2030-02-01 10:00:00'),
    'Lahore',
    'College of Arts',
    '15m 31s',
    '1h 2m 4s',
  ])
  expect(screen.getByTitle('student-0001234567').textContent).toBe('…1234567')
})

test('the details of a row have what the columns without room have', async () => {
  show('full')
  const opener = screen.getByRole('button', { name: 'Details of Bo Li' })
  expect([opener.getAttribute('aria-expanded'), screen.queryAllByRole('term')]).toEqual(['false', []])
  await userEvent.click(opener)
  const details = document.getElementById(opener.getAttribute('aria-controls')!)!
  expect([...details.querySelectorAll('div')].map(({ textContent }) => textContent)).toEqual([
    '#IDstudent-0001234567',
    'Emailbo@example.org',
    'Phone+92 300 1234567',
    'CityLahore',
    'InstituteCollege of Arts',
    'Time per question15m 31s',
    'Total time1h 2m 4s',
  ])
})

test.each([
  ['full', '/quiz/individual-results?resultId=r1'],
  ['daq', '/quiz/individual-results-daq?resultId=r1'],
] as const)('the student of a %s quiz leads to %s', (type, address) => {
  show(type)
  expect(screen.getByRole('link', { name: 'Bo Li' }).getAttribute('href')).toBe(address)
})

test('the header has the name of the quiz, its time in minutes, its questions and its marks', async () => {
  vi.spyOn(rest(quizEndpoints), 'getQuizForInstructor').mockResolvedValue({
    status: 200,
    data: { quiz: { name: 'Sums', duration: 5_430 } },
  } as never)
  vi.spyOn(rest(quizEndpoints), 'getQuestionCount').mockResolvedValue({
    status: 200,
    data: { question: 1_200 },
  })
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <AboutResults quizId="q1" totalMarks={2_400} />
    </QueryClientProvider>,
  )
  await screen.findByText('Sums')
  expect([...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Quiz NameSums',
    'Time allowed (minutes)90.5',
    'Total questions1,200',
    'Total marks2,400',
  ])
})

test('a student is marked whose mailbox another student has, too', () => {
  const same_mailbox = [{ full_name: 'Cy', email: 'bo+2@example.org' }]
  render(
    <ResultsTable
      listKey="all"
      results={[{ ...resultOf('full'), same_mailbox }]}
      total={1}
      stale={false}
      onNearEnd={undefined}
      end={null}
    />,
  )
  expect(screen.getByText('Cy').parentElement!.textContent).toBe('Same mailbox as Cy')
  expect(screen.getByTitle('Cy (bo+2@example.org)')).toBeTruthy()
})
