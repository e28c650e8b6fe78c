import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Nothing that axe faults by the rules of WCAG 2.2 AA, and nothing beside the window: what is wider scrolls in a box of its own. */
const expectAccessible = async (page: Page, screen: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`))
  expect.soft(found, screen).toEqual([])
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(beside, `${screen}: pixels beside the window`).toBeLessThanOrEqual(0)
}

const looks = {
  'wide and light': { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  'on a phone': { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  'wide and dark': { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
} as const

for (const [look, settings] of Object.entries(looks)) {
  test.describe(look, () => {
    // What moves is shown where it ends: a colour half faded in has no contrast to judge.
    test.use({ ...settings, contextOptions: { reducedMotion: 'reduce' } })

    test('the login and the page for addresses that are none', async ({ page }) => {
      await page.goto('/unauthorized-page')
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
      await expectAccessible(page, 'login')
      await page.goto('/page-not-found')
      await expect(page.getByRole('link', { name: 'BACK TO HOME' }).first()).toBeVisible()
      await expectAccessible(page, 'not found')
    })

    test('the page for images and equations', async ({ page }) => {
      await page.goto('/general')
      await expect(page.getByText('700px by 700px JPEG')).toBeVisible()
      await expectAccessible(page, 'general')
    })
  })
}
