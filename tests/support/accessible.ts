import type { Page } from '@playwright/test'
import { expect } from './browser-test.ts'
import { findViolations } from './find-violations.ts'
import { isLongForm } from './long-form.ts'

const wcag = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** The WCAG rules about colours: the only ones that can differ between the two colour schemes. */
const colourRules = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }

// The page follows changes of window size and colour scheme, so that a screen is opened once and checked in
// each look.
const wide = { width: 1280, height: 900 }
const looks = {
  'on a phone': { viewport: { width: 390, height: 844 }, colorScheme: 'light', onlyColours: false },
  'wide and dark': { viewport: wide, colorScheme: 'dark', onlyColours: false },
  'wide and light': { viewport: wide, colorScheme: 'light', onlyColours: true },
} as const

/** The quick form: all rules in the narrow window, and those about colours in the other scheme. */
const quickLooks = {
  'on a phone': looks['on a phone'],
  'wide and dark': { ...looks['wide and dark'], onlyColours: true },
}

/** Lays out content outside the window, which otherwise has no real size to check. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = new CSSStyleSheet()
    all.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [all]
  })

/** Waits for two frames and the end of all transitions, so that colours are final. */
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

/** How much wider the page is than the window. */
const pixelsBeside = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** WCAG 1.4.10: nothing scrolls sideways in a window of 320 pixels, as wide as one of 1,280 at 400 %. */
const narrow = { width: 320, height: 640 }

/**
 * Expects no violation of WCAG 2.2 AA in each look, and nothing outside the window: wider content must scroll
 * in its own box. The buttons of a dialog's step must be at its bottom. `open` reopens what a resize closes.
 */
export const expectAccessible = async (
  page: Page,
  screen: string,
  open?: () => Promise<void>,
): Promise<void> => {
  for (const [look, { viewport, colorScheme, onlyColours }] of Object.entries(
    isLongForm ? looks : quickLooks,
  )) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    // Checked in each frame, because an expectation would only check again after a tenth of a second or more.
    await page.waitForFunction((scheme) => document.documentElement.classList.contains(scheme), colorScheme)
    await open?.()
    await layOutAll(page)
    await settle(page)
    const rules = onlyColours ? colourRules : wcag
    let found = await findViolations(page, { rules })
    // Content outside the window gets the new look late. A real violation is still there a second later.
    if (found.length > 0) {
      await page.waitForTimeout(1_000)
      await settle(page)
      found = await findViolations(page, { rules })
    }
    expect.soft(found, `${screen}, ${look}`).toEqual([])
    expect.soft(await pixelsBeside(page), `${screen}, ${look}: pixels beside the window`).toBe(0)
    const below = await page.locator('[data-window-footer]').evaluateAll((footers) =>
      footers.map((footer) => {
        const dialog = footer.closest('[role=dialog]')!.getBoundingClientRect()
        return Math.round(dialog.bottom - footer.getBoundingClientRect().bottom)
      }),
    )
    expect.soft(Math.max(0, ...below), `${screen}, ${look}: pixels below the buttons`).toBeLessThanOrEqual(1)
  }
  await page.setViewportSize(narrow)
  await open?.()
  await settle(page)
  expect.soft(await pixelsBeside(page), `${screen}, narrow: pixels beside the window`).toBe(0)
}
