import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, ContextSpec, RunOptions } from 'axe-core'

type Axe = { run: (context: ContextSpec, options: RunOptions) => Promise<AxeResults> }

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What is judged: by default the whole document, by all rules that axe has on. */
type Judged = { within?: string; rules?: RunOptions['runOnly'] }

/**
 * What axe finds in the page now, a line for each element. Axe is loaded once for each document and run in it:
 * its own builder for Playwright loads it at each judgement, which takes longer than to judge. No
 * screen has frames, which that builder is for.
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
