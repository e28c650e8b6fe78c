import { expect, test } from 'vitest'
import { closeIssueFindings, closingNoteText, issueWeight } from './report.ts'

test('a blank note is refused', () => {
  expect(closeIssueFindings({ note: ' \n' })).toMatchObject([{ field: 'note', message: closingNoteText }])
  expect(closeIssueFindings({ note: 'Mended.' })).toEqual([])
})

test('the weight of an issue is its number of reports, at most doubled by bad figures', () => {
  const weigh = (reports: number, facility: number | null, discrimination: number | null) =>
    issueWeight({ reports, facility, discrimination })
  expect(weigh(4, 60, 40)).toBe(4)
  expect(weigh(4, null, null)).toBe(4)
  expect(weigh(4, 60, -20)).toBe(8)
  expect(weigh(4, 60, 15)).toBe(6)
  expect(weigh(4, 10, 40)).toBe(6)
  // A question that many get wrong for a bad reason ranks above a sound question with slightly more reports.
  expect(weigh(3, 15, -30)).toBeGreaterThan(weigh(5, 60, 40))
})
