import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs'
import { drawPlace } from './draw-place.ts'
import type { DrawnPlace, PageOrder } from './page-orders.ts'
import { NoFilters, WorkerCanvases } from './worker-drawing.ts'

/** The fonts of a worker, which the types of a page do not know. */
const { fonts } = globalThis as typeof globalThis & { fonts: FontFaceSet }

/** An image with more pixels is left out, because it would fill the memory. */
const maxImagePixels = 16_000_000

/** Opens a PDF. Nothing in it is run or fetched. */
const open = async (file: Blob): Promise<PDFDocumentProxy> =>
  getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    verbosity: 0,
    // Fonts that the file names but does not hold are those of the device.
    useSystemFonts: true,
    ownerDocument: { fonts } as unknown as HTMLDocument,
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
    maxImageSize: maxImagePixels,
    useWasm: false,
  }).promise

let document: Promise<PDFDocumentProxy> | undefined
// One image after the other, so that one page is in memory.
let last: Promise<void> = Promise.resolve()

const draw = async ({ id, box, width }: Extract<PageOrder, { id: number }>): Promise<void> => {
  const bitmap = await document?.then((opened) => drawPlace(opened, box, width)).catch(() => undefined)
  const drawn: DrawnPlace = { id, bitmap }
  self.postMessage(drawn, { transfer: bitmap ? [bitmap] : [] })
}

self.addEventListener('message', ({ data }: MessageEvent<PageOrder>) => {
  if ('file' in data) document = open(data.file)
  else if ('box' in data) last = last.then(() => draw(data))
})
