import { readFile } from 'node:fs/promises'
import { redirects, screenRoutes } from '@quizwright/contracts/screens.ts'
import { readQuizAddress } from './src/routes/quiz-address.ts'
import type { Plugin, Rolldown } from 'vite'

export const isAskedEarly = (id: string): boolean => id.endsWith('/src/api/ask-early.ts')

const inlined = 'ask-early.js'
const screensFile = new URL('src/app/screens.tsx', import.meta.url).pathname
const frameFile = '/authoring/quiz-frame/quiz-frame.tsx'
/** The calls of all screens of a quiz. */
const callsFile = '/web/src/api/calls-of-quiz.ts'

/** Maps the key of each screen to the module that renders it, read from the table of screens. */
export const readScreenModules = (table: string): Map<string, string> =>
  new Map(
    [
      ...table.matchAll(
        /(\w+): screen(?:WithCalls)?\(\s*screenRoutes\.\w+,\s*\(\) => import\('\.+([^']+)'\)/g,
      ),
    ].map(([, key, module]) => [key!, module!]),
  )

/** Whether the screen is inside the frame of a quiz. */
const isOfQuiz = (path: string): boolean =>
  readQuizAddress(
    path,
    { quiz_id: 'x', sessionid: 'x' },
    new URLSearchParams({ quizId: 'x', sessionId: 'x', resultId: 'x' }),
  ) !== undefined

const endOf = (path: string): string => (redirects[path] ? endOf(redirects[path]) : path)
const addresses = (path: string): string[] => [
  path,
  ...Object.entries(redirects)
    .filter(([from]) => from !== path && endOf(from) === path)
    .map(([from]) => from),
]

/** The files that a chunk needs before it can run, except those that the document loads anyway. */
const filesOf = (bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const known = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports]),
  )
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name) || known.has(name)) return
    found.add(name)
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') chunk.imports.forEach(add)
  }
  for (const { fileName, facadeModuleId, isDynamicEntry } of chunks)
    if (isDynamicEntry && modules.some((module) => facadeModuleId?.endsWith(module))) add(fileName)
  return [...found]
}

/**
 * Lets a screen start loading with the document instead of after the page's script. Writes `screens.json`,
 * which maps each address to the scripts of its screen, so that the gateway can name them in the document.
 * Inlines `ask-early.ts` into the document.
 */
export const earlyStart = (): Plugin => ({
  name: 'early-start',
  apply: 'build',
  buildStart() {
    const id = new URL('src/api/ask-early.ts', import.meta.url).pathname
    this.emitFile({ type: 'chunk', id, fileName: inlined })
  },
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const chunk = bundle[inlined]
      if (chunk?.type !== 'chunk') return []
      // An inlined script cannot import anything.
      if (chunk.imports.length > 0) throw new Error('ask-early.ts must stand by itself.')
      return [{ tag: 'script', children: `(()=>{${chunk.code.trim()}})()`, injectTo: 'head-prepend' }]
    },
  },
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      delete bundle[inlined]
      const screens = [...readScreenModules(await readFile(screensFile, 'utf8'))].flatMap(([key, module]) => {
        const { path, access } = screenRoutes[key as keyof typeof screenRoutes]
        if (access === 'public') return []
        const modules = isOfQuiz(path) ? [module, frameFile, callsFile] : [module]
        return [{ path, addresses: addresses(path), scripts: filesOf(bundle, modules) }]
      })
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) })
    },
  },
})
