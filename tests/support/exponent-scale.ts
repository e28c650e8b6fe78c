import type { Page } from '@playwright/test'

/**
 * The size of the first formula's exponent relative to its base. In print and by default in browsers it is
 * 0.6 to 0.7.
 */
export const exponentScale = (page: Page): Promise<number> =>
  page
    .locator('.formula msup')
    .first()
    .evaluate((power) => {
      const [base, exponent] = [...power.children].map((part) =>
        Number.parseFloat(getComputedStyle(part).fontSize),
      )
      return exponent! / base!
    })
