import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Table } from '../performance/figures.ts'
import { bundleReact } from './draw-plainly.ts'

const kilobytes = (content: string | Uint8Array): string =>
  (brotliCompressSync(content).length / 1_000).toFixed(0)

/** What each screen sends before anything of its own, compressed, and how much of it react-dom alone is. */
export const baseBytes = async (builtPage: string): Promise<Table> => {
  const assets = join(builtPage, 'assets')
  const names = await readdir(assets)
  const sizeOf = async (pattern: RegExp): Promise<string> => {
    const name = names.find((file) => pattern.test(file))
    if (!name) throw new Error(`The built page has no file ${pattern}.`)
    return kilobytes(await readFile(join(assets, name)))
  }
  return {
    title: 'What each screen sends before anything of its own',
    head: ['part', 'KB, compressed'],
    rows: [
      ['the script that all screens share', await sizeOf(/^base-.*\.js$/)],
      ['of which react-dom alone', kilobytes(await bundleReact())],
      ['the schemas of all calls, which every screen but the list needs', await sizeOf(/^calls-.*\.js$/)],
      ['the styles of the theme', await sizeOf(/^theme-.*\.css$/)],
    ],
  }
}
