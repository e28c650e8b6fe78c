import PDFDocument from 'pdfkit'
import { openFile } from '../open-file.ts'

type Draw = (page: PDFKit.PDFDocument) => void

/** A PDF of what is drawn, in Helvetica at first. */
export const pdfOf = async (draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> => {
  const document = new PDFDocument(options)
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  draw(document.font('Helvetica').fontSize(11))
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** What a PDF holds: its taken questions in a line each, with a star at each right option. */
export const read = async (bytes: Uint8Array) => {
  const opened = await openFile({ bytes })
  if ('problem' in opened) return { problem: opened.problem, taken: [], leftOut: [], hints: [], notes: [] }
  const entries = [...opened.entries]
  return {
    taken: entries.flatMap(({ status, question: { question, options, solution } }) =>
      status === 'left out'
        ? []
        : [
            [question, ...options.map((one) => `${one.is_correct ? '*' : ''}${one.option}`), solution]
              .filter((text) => text !== '')
              .join(' | '),
          ],
    ),
    leftOut: entries.flatMap((entry) => (entry.status === 'left out' ? [entry.question.question] : [])),
    hints: entries.flatMap((entry) => (entry.status === 'taken' ? entry.hints : [])),
    notes: opened.notes,
  }
}
