import type { Page } from '@playwright/test'
import { expect } from './browser-test.ts'
import { findViolations } from './find-violations.ts'

const wcag = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** The rules of WCAG that judge colours: all that the two colour schemes can make different. */
const colourRules = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }

// The page follows the window and the system while it is open, so that a screen is opened once and looked at
// in each way.
const wide = { width: 1280, height: 900 }
const looks = {
  'on a phone': { viewport: { width: 390, height: 844 }, colorScheme: 'light', onlyColours: false },
  'wide and dark': { viewport: wide, colorScheme: 'dark', onlyColours: false },
  'wide and light': { viewport: wide, colorScheme: 'light', onlyColours: true },
} as const

/** What lies outside the window is not laid out until it comes near, and has no true size to judge before. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = new CSSStyleSheet()
    all.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [all]
  })

/** Colours are judged when the change of the look is drawn: two frames, and all transitions at their end. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(finite.map((animation) => animation.finished))
  })

/**
 * In each look nothing that axe faults by the rules of WCAG 2.2 AA, and nothing beside the window: what is
 * wider scrolls in a box of its own. The buttons of a dialog's step are at its bottom. `open` opens what a change of
 * the window closes.
 */
export const expectAccessible = async (
  page: Page,
  screen: string,
  open?: () => Promise<void>,
): Promise<void> => {
  for (const [look, { viewport, colorScheme, onlyColours }] of Object.entries(looks)) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    // Looked at with each frame: an expectation would look again after a tenth of a second and more.
    await page.waitForFunction((scheme) => document.documentElement.classList.contains(scheme), colorScheme)
    await open?.()
    await layOutAll(page)
    await settle(page)
    const rules = onlyColours ? colourRules : wcag
    let found = await findViolations(page, { rules })
    // Parts outside the window get the new look late. A true violation is still there a second later.
    if (found.length > 0) {
      await page.waitForTimeout(1_000)
      await settle(page)
      found = await findViolations(page, { rules })
    }
    expect.soft(found, `${screen}, ${look}`).toEqual([])
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(beside, `${screen}, ${look}: pixels beside the window`).toBeLessThanOrEqual(0)
    const below = await page.locator('[data-window-footer]').evaluateAll((footers) =>
      footers.map((footer) => {
        const dialog = footer.closest('[role=dialog]')!.getBoundingClientRect()
        return Math.round(dialog.bottom - footer.getBoundingClientRect().bottom)
      }),
    )
    expect.soft(Math.max(0, ...below), `${screen}, ${look}: pixels below the buttons`).toBeLessThanOrEqual(1)
  }
}
