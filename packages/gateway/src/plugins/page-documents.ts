import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A screen as the build lists it: its path with placeholders, its addresses and its scripts. */
export type BuiltScreen = { path: string; addresses: string[]; scripts: string[] }

/** Reads the list of screens. Without it the page still works, but loads its scripts a round trip later. */
export const readScreens = async (folder: string): Promise<BuiltScreen[]> => {
  try {
    return JSON.parse(await readFile(join(folder, 'screens.json'), 'utf8')) as BuiltScreen[]
  } catch {
    return []
  }
}

/** Returns the hashes of a document's inline scripts, as used in a content security policy. */
export const hashesOfScripts = (document: string): string[] =>
  [...document.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, script]) => `sha256-${hash('sha256', script!, 'base64')}`,
  )

const patternOf = (address: string): RegExp => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}/?$`)

/**
 * Returns the document of a screen. The browser preloads the screen's scripts, and the page knows its path at once.
 */
const documentOf = (document: string, { path, scripts }: BuiltScreen): string =>
  document
    .replace('<html', `<html data-screen="${path}"`)
    .replace(
      '</head>',
      `${scripts.map((src) => `<link rel="modulepreload" href="/${src}">`).join('')}</head>`,
    )

/** Returns a function that selects the document for a path. Paths of no screen get the document as it was built. */
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
