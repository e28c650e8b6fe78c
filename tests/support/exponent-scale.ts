import type { Page } from '@playwright/test'

/**
 * How large the exponent of the first formula with one is drawn, in proportion to its base. Printed formulas, and
 * browsers by themselves, take six to seven tenths.
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
