/**
 * Counts what a teacher presses for what is done most: five questions by hand, published and with their link; a CSV
 * file from the disk to a published quiz; a bad question in the statistics to corrected marks. It drives the real page
 * in Chromium and ends with 1 where one takes more. The page must be built.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { signIn } from '../support/browser-test.ts'
import { browserArguments, ensureBrowser, noBrowserSentence } from '../support/find-browser.ts'
import { startProcessWorld } from '../support/process-world.ts'
import { addQuiz } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { correctMarks } from './clicks/correct-marks.ts'
import { countOn } from './clicks/counted-page.ts'
import { publishFile } from './clicks/publish-file.ts'
import { writeByHand } from './clicks/write-by-hand.ts'

type Task = {
  name: string
  most: number
  /** What else may be typed into. */
  fields: RegExp
  run: (page: Page, instructor: Instructor) => Promise<void>
}

const tasks: readonly Task[] = [
  {
    name: 'Five questions by hand, published and linked',
    most: 12,
    fields: /^(?:Title|Question text|Option \d text)/,
    run: writeByHand,
  },
  { name: 'A CSV file, published', most: 7, fields: /^Title/, run: publishFile },
  {
    name: 'From a bad question in the statistics to corrected marks',
    most: 6,
    fields: /^Why are the marks corrected/,
    run: correctMarks,
  },
]

const builtPage = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist')
const say = (line: string): void => void process.stdout.write(`${line}\n`)

if (!existsSync(join(builtPage, 'index.html')))
  throw new Error('The page is not built: vite build packages/web.')
const found = ensureBrowser()
if ('tried' in found) throw new Error(noBrowserSentence(found.tried))
await using world = await startProcessWorld({ page: builtPage })
await using browser = await chromium.launch({ executablePath: found.path, args: browserArguments })

/** A page of another instructor for each, with one quiz: a new one has its faculty. */
const judge = async ({ name, most, fields, run }: Task): Promise<boolean> => {
  const instructor = await world.addInstructor()
  await addQuiz(instructor, { name: 'Before' }, [])
  const context = await browser.newContext({
    baseURL: world.gatewayUrl,
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  await signIn(page, world, instructor)
  const counts = await countOn(page)
  await run(page, instructor)
  await context.close()
  const others = [...counts.fields].filter((field) => !fields.test(field))
  const isMet = counts.clicks <= most && others.length === 0
  say(
    `${name}: ${counts.clicks} clicks (at most ${most}) and ${counts.keys} keys: ${isMet ? 'met' : 'MISSED'}`,
  )
  if (others.length > 0) say(`  Typed into also: ${others.join(', ')}`)
  return isMet
}

const outcomes: boolean[] = []
for (const task of tasks) outcomes.push(await judge(task))
process.exitCode = outcomes.every(Boolean) ? 0 : 1
