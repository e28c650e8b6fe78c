import { defined } from '@quizwright/domain/defined.ts'
import { createReadStream } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import Papa from 'papaparse'

/** As large as the frames of the product. */
const rowsPerFrame = 400

/** Sends the cells of all rows but the header as JSON, and then an empty array. */
defined(parentPort, 'parentPort').on('message', (path: string) => {
  let isHeader = true
  Papa.parse<string[]>(createReadStream(path), {
    skipEmptyLines: true,
    chunk: ({ data }) => {
      const rows = isHeader ? data.slice(1) : data
      isHeader = false
      for (let start = 0; start < rows.length; start += rowsPerFrame)
        defined(parentPort, 'parentPort').postMessage(JSON.stringify(rows.slice(start, start + rowsPerFrame)))
    },
    complete: () => defined(parentPort, 'parentPort').postMessage('[]'),
  })
})
