import type { PageBox } from '@quizwright/domain/schemas/csv.ts'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'

/** What is shown around a place, in points, so that it is recognised. */
const margin = { across: 14, along: 8 }
/** An image is drawn at most this much larger than it is printed, and with at most this many pixels. */
const maxScale = 4
const maxPixels = 4_000_000

/** Annotations, such as fields of forms and links, are not drawn. */
const noAnnotations = 0

/** Whether all pixels are alike: then the page holds what can't be drawn, and a blank image would mislead. */
const isBlank = (context: OffscreenCanvasRenderingContext2D, width: number, height: number): boolean => {
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
  return pixels.every((pixel) => pixel === pixels[0])
}

/** Draws the part of a page that holds a place, `width` pixels wide. Undefined if nothing of it can be drawn. */
export const drawPlace = async (
  document: PDFDocumentProxy,
  box: PageBox,
  width: number,
): Promise<ImageBitmap | undefined> => {
  const page = await document.getPage(box.page)
  try {
    const shown = page.getViewport({ scale: 1 })
    const [x1 = 0, y1 = 0] = shown.convertToViewportPoint(box.left, box.bottom)
    const [x2 = 0, y2 = 0] = shown.convertToViewportPoint(box.right, box.top)
    const left = Math.max(0, Math.min(x1, x2) - margin.across)
    const top = Math.max(0, Math.min(y1, y2) - margin.along)
    const wide = Math.min(shown.width, Math.max(x1, x2) + margin.across) - left
    const high = Math.min(shown.height, Math.max(y1, y2) + margin.along) - top
    if (!(wide > 0 && high > 0)) return undefined
    const scale = Math.min(width / wide, maxScale, Math.sqrt(maxPixels / (wide * high)))
    const canvas = new OffscreenCanvas(Math.ceil(wide * scale), Math.ceil(high * scale))
    const context = canvas.getContext('2d')
    if (!context) return undefined
    await page.render({
      canvas: null,
      canvasContext: context as unknown as CanvasRenderingContext2D,
      viewport: page.getViewport({ scale, offsetX: -left * scale, offsetY: -top * scale }),
      annotationMode: noAnnotations,
    }).promise
    return isBlank(context, canvas.width, canvas.height) ? undefined : canvas.transferToImageBitmap()
  } finally {
    page.cleanup()
  }
}
