/**
 * Counts the clicks of the most common tasks of an instructor: writing five questions, publishing them and
 * getting their link; importing a CSV file into a published quiz; correcting the marks of a bad question from
 * the statistics. Drives the real page in Chromium, and exits with 1 if a task
 * takes more clicks than its limit. The page must be built.
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
import { type Figure, summarize } from './performance/figures.ts'
import { report } from './performance/report.ts'

type Task = {
  name: string
  most: number
  /** The fields that may be typed into besides the required ones. */
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
    fields: /^Reason for the correction/,
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

/** Each task has its own instructor with one quiz, whose faculty is the default for new quizzes. */
const count = async ({ name, most, fields, run }: Task): Promise<Figure> => {
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
  if (others.length > 0)
    throw new Error(`${name}: ${others.join(', ')} was typed into, which should not be needed.`)
  say(`${name}: ${counts.clicks} clicks and ${counts.keys} keys`)
  return { what: name, against: 'clicks', ...summarize([counts.clicks]), aim: most, better: 'less' }
}

const figures: Figure[] = []
for (const task of tasks) figures.push(await count(task))
const note =
  'Counted in Chromium, from the list of quizzes on; only titles, questions and a reason are typed.'
report({ title: 'Clicks', note, figures, tables: [] })
