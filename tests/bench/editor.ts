/**
 * Measures what an author notices: how fast a quiz of 1,000 questions with equations and images opens, how
 * soon a typed character is visible in it, and how a list of 10,000 quizzes scrolls. Each is compared, in
 * thread time of the same browser, with a small quiz, a bare field or the top of the list, because no
 * keystroke may depend on the size of the quiz. Exits with 1 if an aim is
 * missed. The page must be built.
 */
import { elementAt } from '@quizwright/domain/defined.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startProcessWorld } from '../support/process-world.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { openBrowser, type Watched } from './feel/browser.ts'
import { addHeavyQuiz } from './feel/heavy-quiz.ts'
import { cores, type Figure, summarize } from './performance/figures.ts'
import { report } from './performance/report.ts'
import { open, scroll, type Typed, typeInto, typeIntoBare } from './feel/measure.ts'

/** The largest allowed ratio of each measurement to its baseline. */
const aims = {
  opening: 2,
  keyBySize: 1.3,
  keyByBareField: 5,
  keySeenMs: 50,
  scrolling: 1.5,
  taskMs: 50,
} as const
const sizes = { small: 10, large: 1_000, list: 10_000, listAtTop: 500 } as const
const rounds = 3
const builtPage = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist')

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const quantile = (values: readonly number[], share: number): number =>
  elementAt(
    values.toSorted((a, b) => a - b),
    Math.min(values.length - 1, Math.floor(values.length * share)),
  )
const median = (values: readonly number[]): number => quantile(values, 0.5)
const inWords = (count: number): string => `${count.toLocaleString('en')} questions`
const ms = (value: number): string => `${value.toFixed(0)} ms`

const figures: Figure[] = []
const judge = (what: string, against: string, values: readonly number[], aim: number): void => {
  figures.push({ what, against, ...summarize(values), aim, better: 'less' })
}

/**
 * Alternates, so that other load on the machine affects both alike. The first round warms up and is not
 * counted.
 */
const inTurns = async <T>(
  small: () => Promise<T>,
  large: () => Promise<T>,
): Promise<{ small: T[]; large: T[] }> => {
  const found = { small: [] as T[], large: [] as T[] }
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [await small(), await large()]
    if (round === 0) continue
    found.small.push(one)
    found.large.push(other)
  }
  return found
}

const compareOpening = async (watched: Watched, small: string, large: string): Promise<void> => {
  const found = await inTurns(
    () => open(watched, small),
    () => open(watched, large),
  )
  say(
    `Opening a quiz of ${sizes.large} questions: ` +
      `${ms(median(found.large.map(({ afterDataMs }) => afterDataMs)))} after its data arrived`,
  )
  judge(
    `opening ${inWords(sizes.large)}, thread time`,
    `opening ${inWords(sizes.small)}`,
    found.large.map(({ workedMs }, round) => workedMs / elementAt(found.small, round).workedMs),
    aims.opening,
  )
}

const fields = ['Question text', 'Option 2 text', 'Question equation']

const typeEverywhere = async (watched: Watched, address: string): Promise<Typed[]> => {
  // Opened once, because typed text stays as a draft and the next opening would ask about it.
  await open(watched, address)
  // Activates the second question, so that its equation becomes a field.
  await watched.page.getByRole('textbox', { name: 'Question text', exact: true }).nth(1).click()
  const typed: Typed[] = []
  for (const name of fields)
    typed.push(
      await typeInto(
        watched,
        watched.page
          .getByRole('region', { name: 'Question 2', exact: true })
          .getByRole('textbox', { name, exact: true }),
      ),
    )
  return typed
}

const compareTyping = async (watched: Watched, small: string, large: string): Promise<void> => {
  const bare = await typeIntoBare(watched)
  say(`A key in a bare field: 95 of 100 seen within ${ms(quantile(bare.shownMs, 0.95))}`)
  const [inSmall, inLarge] = [await typeEverywhere(watched, small), await typeEverywhere(watched, large)]
  for (const [index, name] of fields.entries()) {
    const { shownMs, workedMsPerKey } = elementAt(inLarge, index)
    const what = `a key in “${name}” among ${inWords(sizes.large)}`
    const ofSmall = workedMsPerKey / elementAt(inSmall, index).workedMsPerKey
    judge(`${what}, thread time`, `among ${inWords(sizes.small)}`, [ofSmall], aims.keyBySize)
    judge(`${what}, thread time`, 'a bare field', [workedMsPerKey / bare.workedMsPerKey], aims.keyByBareField)
    judge(`${what}, 95 of 100 seen within`, 'ms', [quantile(shownMs, 0.95)], aims.keySeenMs)
  }
}

/** Scrolls to the end of the list until this number of quizzes is loaded. */
const loadList = async ({ page }: Watched, count: number): Promise<void> => {
  const reached = () => page.locator('tbody tr[data-index]').last().getAttribute('data-index')
  while (Number(await reached()) < count - 20) {
    await page.keyboard.press('End')
    await page.waitForTimeout(30)
  }
}

const compareScrolling = async (watched: Watched, listAddress: string): Promise<void> => {
  await watched.page.goto(listAddress)
  await watched.page.getByRole('table', { name: 'Quizzes' }).waitFor()
  await watched.page.locator('body').press('End')
  await loadList(watched, sizes.listAtTop)
  await scroll(watched)
  const top = await scroll(watched)
  await loadList(watched, sizes.list)
  const deep = await scroll(watched)
  judge(
    `a turn of the wheel in a list of ${sizes.list} quizzes, thread time`,
    `in one of ${sizes.listAtTop}`,
    [deep.workedMsPerStep / top.workedMsPerStep],
    aims.scrolling,
  )
  judge(
    `scrolling a list of ${sizes.list} quizzes, the longest task`,
    'ms',
    [deep.longestTaskMs],
    aims.taskMs,
  )
}

const editorOf = (gatewayUrl: string, { uid }: Instructor, quizId: string): string =>
  `${gatewayUrl}/quiz/edit-quiz-questions?${new URLSearchParams({ quizId, quizType: 'full', instructorId: uid })}`

if (!existsSync(join(builtPage, 'index.html')))
  throw new Error('The page is not built. Run "vite build packages/web" first.')
await using world = await startProcessWorld({ page: builtPage })
const author = await world.addInstructor()
const [small, large] = [
  await addHeavyQuiz(world, author, sizes.small),
  await addHeavyQuiz(world, author, sizes.large),
].map((quizId) => editorOf(world.gatewayUrl, author, quizId)) as [string, string]
{
  await using watched = await openBrowser(world, author)
  await compareOpening(watched, small, large)
  await compareTyping(watched, small, large)
}
const librarian = await world.addInstructor()
await world.addCopies(
  await addQuiz(librarian, { name: 'One of many' }, soundQuestions(1), true),
  sizes.list - 1,
)
{
  await using watched = await openBrowser(world, librarian)
  await compareScrolling(watched, `${world.gatewayUrl}/quiz/quiz-landing`)
}
const note =
  `On ${cores()}. Thread time is what the page's thread worked; milliseconds are those of the clock, ` +
  'at full speed.'
report({ title: 'Writing and scrolling', note, figures, tables: [] })
