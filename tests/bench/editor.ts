/**
 * Measures what an author feels: how soon a quiz of 1,000 questions with equations and images is open, how
 * soon a key is seen in it, and how a list of 10,000 quizzes scrolls. Each is compared, in thread time of the
 * same browser, with the same on a small quiz, a bare field or the top of the list: no key may pay for the
 * size of the quiz. Milliseconds on the clock are told beside them, for a calm machine. Ends with 1 when a
 * ratio is missed. The page must be built.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startProcessWorld } from '../support/process-world.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { openBrowser, type Watched } from './feel/browser.ts'
import { addHeavyQuiz } from './feel/heavy-quiz.ts'
import { open, scroll, type Typed, typeInto, typeIntoBare } from './feel/measure.ts'

/** The most that each may cost in proportion to what it is compared with. */
const targets = { opening: 2, keyBySize: 1.5, keyByBareField: 20, scrolling: 1.5 } as const
const sizes = { small: 10, large: 1_000, list: 10_000, listAtTop: 500 } as const
const rounds = 3
const builtPage = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist')

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!
const median = (values: readonly number[]): number => quantile(values, 0.5)
const ms = (value: number): string => `${value.toFixed(0)} ms`

const outcomes: boolean[] = []
const judge = (what: string, ratio: number, most: number): void => {
  outcomes.push(ratio <= most)
  say(`  ${what}: ${ratio.toFixed(2)}; at most ${most}: ${ratio <= most ? 'met' : 'MISSED'}`)
}

/**
 * In turns, so that whatever else the machine does meets both alike. The first turn warms up and does not
 * count.
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
      `${ms(median(found.large.map(({ afterDataMs }) => afterDataMs)))} after its data arrived (1,000 ` +
      'ms on a calm machine)',
  )
  judge(
    `thread time of the whole opening, against ${sizes.small} questions`,
    median(found.large.map(({ workedMs }) => workedMs)) / median(found.small.map(({ workedMs }) => workedMs)),
    targets.opening,
  )
}

const fields = ['Question text', 'Option 2 text', 'Question equation']

const compareTyping = async (watched: Watched, small: string, large: string): Promise<void> => {
  const bare = await typeIntoBare(watched)
  say(
    `A key in a bare field: seen after ${ms(median(bare.shownMs))}, 95 of 100 within ` +
      `${ms(quantile(bare.shownMs, 0.95))}`,
  )
  const typeEverywhere = async (address: string): Promise<Typed[]> => {
    // Opened once: what is typed stays as a draft, and the next opening would ask about it.
    await open(watched, address)
    // The second question is taken in hand: its equation is a field then.
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
  const [inSmall, inLarge] = [await typeEverywhere(small), await typeEverywhere(large)]
  for (const [at, name] of fields.entries()) {
    const typed = inLarge[at]!
    say(
      `A key in "${name}" among ${sizes.large} questions: seen after ${ms(median(typed.shownMs))}, ` +
        `95 of 100 within ${ms(quantile(typed.shownMs, 0.95))} (50 ms on a calm machine)`,
    )
    judge(
      `thread time of a key, against ${sizes.small} questions`,
      typed.workedMsPerKey / inSmall[at]!.workedMsPerKey,
      targets.keyBySize,
    )
    judge(
      'thread time of a key, against a bare field',
      typed.workedMsPerKey / bare.workedMsPerKey,
      targets.keyByBareField,
    )
  }
}

/** Goes to the end of the list, page after page, until so many quizzes are there. */
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
  say(
    `Scrolling a list of ${sizes.list} quizzes: the longest task took ${ms(deep.longestTaskMs)}, a ` +
      `turn of the wheel ${deep.workedMsPerStep.toFixed(1)} ms of the thread`,
  )
  judge(
    `thread time of a turn of the wheel at ${sizes.list}, against ${sizes.listAtTop}`,
    deep.workedMsPerStep / top.workedMsPerStep,
    targets.scrolling,
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
process.exitCode = outcomes.every(Boolean) ? 0 : 1
