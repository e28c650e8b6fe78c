import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A screen as the build describes it: its path with placeholders, its addresses, and the scripts that it needs. */
export type BuiltScreen = { path: string; addresses: string[]; scripts: string[] }

/** A page that was built without them starts as well, a round trip later. */
export const readScreens = async (folder: string): Promise<BuiltScreen[]> => {
  try {
    return JSON.parse(await readFile(join(folder, 'screens.json'), 'utf8')) as BuiltScreen[]
  } catch {
    return []
  }
}

/** The scripts that stand in the document itself, as a content security policy names them. */
export const hashesOfScripts = (document: string): string[] =>
  [...document.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, script]) => `sha256-${hash('sha256', script!, 'base64')}`,
  )

const patternOf = (address: string): RegExp => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}/?$`)

/** The document of a screen: the browser loads its scripts beside the page's own, and it knows its own path. */
const documentOf = (document: string, { path, scripts }: BuiltScreen): string =>
  document
    .replace('<html', `<html data-screen="${path}"`)
    .replace(
      '</head>',
      `${scripts.map((src) => `<link rel="modulepreload" href="/${src}">`).join('')}</head>`,
    )

/** Which document is served at a path; as it was built where the path is that of no screen. */
export const createDocuments = (
  document: string,
  screens: readonly BuiltScreen[],
): ((path: string) => string) => {
  const documents = screens.map((screen) => ({
    patterns: screen.addresses.map(patternOf),
    document: documentOf(document, screen),
  }))
  return (path) =>
    documents.find(({ patterns }) => patterns.some((pattern) => pattern.test(path)))?.document ?? document
}
