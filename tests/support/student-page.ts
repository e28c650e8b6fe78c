import type { Page } from '@playwright/test'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'

const hourMs = 60 * 60 * 1_000
/** A date-time of the wire. */
export const inHours = (hours: number): string => serializeDateTime(new Date(Date.now() + hours * hourMs))

/** The times of a session that is open. */
export const openNow = () => ({ start_time: inHours(-1), end_time: inHours(24) })

/** Fills in who the student is. */
export const enterDetails = async (page: Page, name: string): Promise<void> => {
  const details = {
    Name: name,
    Email: `${name.toLowerCase()}@example.org`,
    Phone: '+92 300 1234567',
    City: 'Lahore',
    Country: 'Pakistan',
    Institute: 'Punjab College',
  }
  for (const [label, value] of Object.entries(details))
    await page.getByLabel(label, { exact: true }).fill(value)
}
