import type { Plugin } from 'vite'
import { parseEntries, toCatalogue } from './catalogue-files.ts'

/** Lets a page import a PO file as the catalogue that it has. */
export const catalogues = (): Plugin => ({
  name: 'catalogues',
  transform: {
    filter: { id: /\.po$/ },
    handler: (code) => ({
      code: `export default ${JSON.stringify(toCatalogue(parseEntries(code)))}`,
      map: null,
    }),
  },
})
