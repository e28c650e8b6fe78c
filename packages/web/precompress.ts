import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|svg|json)$/
/** The smallest file, in bytes, that is worth compressing: a smaller one fits into one packet anyway. */
const worthIt = 1_024

/** Writes `.br` and `.gz` files beside each asset, so that the gateway compresses nothing at run time. */
export const precompress = (): Plugin => {
  let outDir = 'dist'
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const names = await readdir(outDir, { recursive: true })
      await Promise.all(
        names
          .filter((name) => compressible.test(name))
          .map(async (name) => {
            const path = join(outDir, name)
            const bytes = await readFile(path)
            if (bytes.length < worthIt) return
            const brotli = await promisify(brotliCompress)(bytes, {
              params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
            })
            await Promise.all([
              writeFile(`${path}.br`, brotli),
              writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 })),
            ])
          }),
      )
    },
  }
}
