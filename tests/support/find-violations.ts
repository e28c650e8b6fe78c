import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, ContextSpec, RunOptions } from 'axe-core'

type Axe = { run: (context: ContextSpec, options: RunOptions) => Promise<AxeResults> }

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What to check: by default the whole document, with all rules that axe enables. */
type Judged = { within?: string; rules?: RunOptions['runOnly'] }

/**
 * The violations that axe finds in the page, one line per element. Axe is loaded once per document and run in
 * it; its own builder for Playwright loads it for each check, which takes longer than the check. That builder
 * also handles frames, which no screen has.
 */
export const findViolations = async (page: Page, { within, rules }: Judged = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ selector, runOnly }) => {
      const { axe } = window as unknown as { axe: Axe }
      const context = selector === undefined ? document : { include: selector }
      const options = { resultTypes: ['violations' as const], ...(runOnly && { runOnly }) }
      const { violations } = await axe.run(context, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      )
    },
    { selector: within, runOnly: rules },
  )
}
