import type { Page } from '@playwright/test'

/**
 * Presses the button that closes the open dialog, and waits until its spare entry is gone from the history. The page
 * goes back to remove it, which would abort a loading that begins meanwhile.
 */
export const closeDialog = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: button }).click()
  await page.waitForFunction(() => (history.state as { spare?: true } | null)?.spare !== true)
}
