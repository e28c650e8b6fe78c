import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Table } from '../performance/figures.ts'
import { readLibraryShares } from './base-libraries.ts'
import { bundleReact } from './draw-plainly.ts'

const sizeIn = (content: string | Uint8Array): number => brotliCompressSync(content).length
const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(0)

/** What each screen sends before anything of its own, compressed, and which libraries it consists of. */
export const baseBytes = async (builtPage: string): Promise<Table> => {
  const assets = join(builtPage, 'assets')
  const names = await readdir(assets)
  const sizeOf = async (pattern: RegExp): Promise<number> => {
    const name = names.find((file) => pattern.test(file))
    if (!name) throw new Error(`The built page has no file ${pattern}.`)
    return sizeIn(await readFile(join(assets, name)))
  }
  const base = await sizeOf(/^base-.*\.js$/)
  return {
    title: 'What each screen sends before anything of its own',
    head: ['part', 'KB, compressed'],
    rows: [
      ['the script that all screens share', kilobytes(base)],
      ...[...(await readLibraryShares())].map(([name, share]) => [
        `of which ${name}`,
        kilobytes(share * base),
      ]),
      ['react-dom bundled alone', kilobytes(sizeIn(await bundleReact()))],
      [
        'the calls of the screens of a quiz, with their schemas',
        kilobytes(await sizeOf(/^call-schemas-.*\.js$/)),
      ],
      ['the styles of the theme', kilobytes(await sizeOf(/^theme-.*\.css$/))],
    ],
  }
}
