import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/browser-test.ts'
import { addFiveQuizzes, listPath, names } from '../support/quiz-list-page.ts'

const root = join(import.meta.dirname, '..', '..')
const dist = join(root, 'packages', 'web', 'dist')

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] }
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))

/** The files of a chunk with all its static imports. Dynamic imports do not count. */
const withImports = (key: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[key]!
  if (found.has(chunk.file)) return found
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const imported of chunk.imports ?? []) withImports(imported, found)
  return found
}
const page = readFileSync(join(dist, 'index.html'), 'utf8')
/** The scripts that the document itself names. */
const initial = Object.keys(manifest).filter((key) => page.includes(manifest[key]!.file))
const chunkOf = (module: string): string => Object.keys(manifest).find((key) => key.endsWith(module))!
const frame = '/quiz-frame/quiz-frame.tsx'

/** The files that the document and a screen wait for. */
const waitedFor = (modules: readonly string[]): Set<string> =>
  new Set([...initial, ...modules.map(chunkOf)].flatMap((key) => [...withImports(key)]))

/** The size as sent. Small files have no compressed copy. */
const sentBytes = (file: string): number => {
  const packed = join(dist, `${file}.br`)
  return statSync(existsSync(packed) ? packed : join(dist, file)).size
}

/** KB of script and styles, compressed by brotli, that each screen may wait for. */
const atMost = [
  ['the list', ['/quiz-list-with-wizard.tsx'], 194],
  ['the editor', [frame, '/question-editor-screen.tsx'], 310],
  ['statistics', [frame, '/quiz-stats-screen.tsx'], 254],
  ['question statistics', [frame, '/question-wise-stats-screen.tsx'], 267],
  ['results', [frame, '/quiz-results-screen.tsx'], 206],
] as const
for (const [screen, modules, most] of atMost)
  test(`${screen}: at most ${most} KB of script and styles are waited for`, () => {
    const files = waitedFor(modules)
    // If the manifest changed, no import would be found.
    expect(files.size).toBeGreaterThan(5)
    const bytes = [...files].reduce((sum, file) => sum + sentBytes(file), 0)
    expect(bytes / 1_000, [...files].join(', ')).toBeLessThan(most)
  })

test('the editor does not wait for what only a drag needs', () => {
  const files = waitedFor([frame, '/question-editor-screen.tsx'])
  const script = [...files].map((file) => readFileSync(join(dist, file), 'utf8')).join('\n')
  expect(script).not.toContain('data-auto-scrollable')
})

test('the icon of the tab and that of the header are one file, which is fetched once and kept', () => {
  const [, icon] = /<link rel="icon" href="(\/assets\/[^"]+)"/.exec(page) ?? []
  const script = [...waitedFor([])].map((file) => readFileSync(join(dist, file), 'utf8')).join('\n')
  expect(icon).toBeDefined()
  expect(script).toContain(icon)
})

test(
  'the rows of the list are requested while the route guard still asks, and only once',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await addFiveQuizzes(instructor)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/authenticate-frontend-route', async (route) => (await held, route.continue()))
    await Promise.all([
      page.waitForRequest((request) => request.url().includes('get-filtered-and-sort')),
      page.goto(listPath, { waitUntil: 'commit' }),
    ])
    release()
    await expect(names(page)).toHaveText(['Essays', 'Drawing', 'Chemistry', 'Biology', 'Algebra'])
    await page.waitForLoadState('networkidle')
    for (const name of ['get-filtered-and-sort', 'count-quizzes', 'authenticate-frontend-route'])
      expect(
        asked.filter((path) => path.includes(name)),
        name,
      ).toHaveLength(1)
  },
)
