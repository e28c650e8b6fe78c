import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Request } from '@playwright/test'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { expect, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { addFiveQuizzes, listPath, names } from '../support/quiz-list-page.ts'

/** Bytes of gzipped script and styles that the list may wait for. */
const listAtMost = 173_000
/** The same for screens of a quiz, each a little above what it weighs. */
const atMost = [
  ['the editor', screenRoutes.editQuestions.path, 259_700],
  ['statistics', screenRoutes.quizStats.path, 197_300],
  ['question statistics', screenRoutes.questionStats.path, 201_700],
  ['results', screenRoutes.results.path, 185_500],
] as const
const assets = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist', 'assets')

/** A file of the build with all its static imports. Dynamic imports do not count. */
const withImports = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const [, imported] of readFileSync(join(assets, file), 'utf8').matchAll(
    /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g,
  ))
    withImports(imported!, found)
  return found
}

/** The size as sent. Small files have no compressed copy. */
const sentBytes = (file: string, names: readonly string[]): number =>
  statSync(join(assets, names.includes(`${file}.gz`) ? `${file}.gz` : file)).size

/** The bytes, as sent, that the document and its screen wait for. */
const waitedFor = (screenScripts: readonly string[]) => {
  const names = readdirSync(assets)
  const page = readFileSync(join(assets, '..', 'index.html'), 'utf8')
  const [scripts, styles] = [
    [...page.matchAll(/<script[^>]* src="\/assets\/([^"]+)"/g)],
    [...page.matchAll(/<link rel="stylesheet" href="\/assets\/([^"]+)"/g)],
  ]
  expect([scripts.length > 0, styles.length]).toEqual([true, 1])
  const begun = [...scripts, ...styles].map(([, file]) => file!)
  const files = new Set([...begun, ...screenScripts].flatMap((file) => [...withImports(file)]))
  return { files, bytes: [...files].reduce((sum, file) => sum + sentBytes(file, names), 0) }
}

test('the list page waits for less than 173 KB of gzipped script and styles', () => {
  const screen = readdirSync(assets).filter((file) => /^quiz-list-with-wizard-.*\.js$/.test(file))
  expect(screen).toHaveLength(1)
  const { files, bytes } = waitedFor(screen)
  expect(bytes, [...files].join(', ')).toBeLessThan(listAtMost)
  // If the import syntax of the build changed, no import would be found.
  expect(files.size).toBeGreaterThan(5)
})

/** The bytes that a screen waits for, by the scripts that the build names for it. */
const waitedForBy = (screenPath: string) => {
  const screens: { path: string; scripts: string[] }[] = JSON.parse(
    readFileSync(join(assets, '..', 'screens.json'), 'utf8'),
  )
  const { scripts } = screens.find(({ path }) => path === screenPath)!
  return waitedFor(scripts.map((script) => script.replace('assets/', '')))
}

for (const [screen, path, most] of atMost)
  test(`${screen}: less than ${most / 1_000} KB of script and styles are waited for, in few files`, () => {
    const { files, bytes } = waitedForBy(path)
    expect(bytes, [...files].join(', ')).toBeLessThan(most)
    // Each costs 350 bytes of headers, and packs worse than a part of a larger one.
    expect(files.size).toBeLessThan(27)
  })

test('the editor does not wait for what only a drag needs', () => {
  const { files } = waitedForBy(screenRoutes.editQuestions.path)
  const script = [...files].map((file) => readFileSync(join(assets, file), 'utf8')).join('\n')
  expect(script).not.toContain('data-auto-scrollable')
})

test('the icon of the tab and that of the header are one file, which is fetched once and kept', () => {
  const page = readFileSync(join(assets, '..', 'index.html'), 'utf8')
  const [, icon] = /<link rel="icon" href="(\/assets\/[^"]+)"/.exec(page) ?? []
  const script = [...waitedFor([]).files].map((file) => readFileSync(join(assets, file), 'utf8')).join('\n')
  expect(icon).toBeDefined()
  expect(script).toContain(icon)
})

test("the list is requested before the page's script runs, and only once", async ({ page, instructor }) => {
  await addFiveQuizzes(instructor)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(listPath)
  await expect(names(page)).toHaveText(['Chemistry', 'Biology', 'Algebra'])
  const calls = (name: string) => asked.filter((path) => path.includes(name))
  for (const name of ['get-filtered-and-sort', 'count-quizzes', 'authenticate-frontend-route'])
    expect(calls(name), name).toHaveLength(1)
  // Only the script of the list sends this request, so the list was requested before that script ran.
  const [list] = calls('get-filtered-and-sort')
  expect(asked.indexOf(list!)).toBeLessThan(asked.findIndex((path) => path.includes('sort-select')))
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /\/assets\/(?:parts|editing|statistics)-/.test(path))).toEqual([])
})

test("each screen of a quiz requests its data before the page's script runs, and only once", async ({
  page,
  instructor,
}) => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(2), true)
  const edited = new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })
  const screens = {
    [`${screenRoutes.editQuestions.path}?${edited}`]: 'get-question-by-quiz-id',
    [`${screenRoutes.preview.path}?quizId=${quizId}`]: 'get-question-by-quiz-id',
    [`${screenRoutes.results.path}?quizId=${quizId}`]: 'get-results-by-quiz-id',
    [`/quiz/quiz-stats/${quizId}`]: 'quiz-stats',
    [`/quiz/question-vise-stats/${quizId}`]: 'get-item-statistics',
  }
  for (const [address, shown] of Object.entries(screens)) {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/base-*.js', async (route) => (await held, route.continue()))
    const asked: string[] = []
    const note = (request: Request) => {
      if (request.url().includes('/api/')) asked.push(request.url())
    }
    page.on('request', note)
    const early = (part: string) =>
      page.waitForRequest((request) => request.url().includes(`/api/`) && request.url().includes(part))
    await Promise.all([early(shown), early('get-overview'), page.goto(address, { waitUntil: 'commit' })])
    release()
    await expect(page.getByRole('heading', { name: 'Sums of two' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    await page.unroute('**/assets/base-*.js')
    for (const url of asked)
      expect(
        asked.filter((other) => other === url),
        `${address}: ${url}`,
      ).toHaveLength(1)
  }
})
