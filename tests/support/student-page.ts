import type { Page } from '@playwright/test'

const wire = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
const hourMs = 60 * 60 * 1_000
/** The times of a session that is open. */
export const openNow = () => ({
  start_time: wire(new Date(Date.now() - hourMs)),
  end_time: wire(new Date(Date.now() + 24 * hourMs)),
})

/** Fills in who the student is. */
export const enterDetails = async (page: Page, name: string): Promise<void> => {
  const details = {
    Name: name,
    'E-mail': `${name.toLowerCase()}@example.org`,
    Phone: '+92 300 1234567',
    City: 'Lahore',
    Country: 'Pakistan',
    Institute: 'Punjab College',
  }
  for (const [label, value] of Object.entries(details))
    await page.getByLabel(label, { exact: true }).fill(value)
}
