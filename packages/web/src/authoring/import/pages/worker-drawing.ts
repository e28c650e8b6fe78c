/** What PDF.js draws on, where there is no document. */
type CanvasAndContext = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null }

/** Makes canvases on which a worker may draw. PDF.js wants a class. */
export class WorkerCanvases {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }
  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height })
  }
  destroy(pair: CanvasAndContext): void {
    Object.assign(pair, { canvas: null, context: null })
  }
}

/** PDF.js makes filters of SVG elements, which a worker has not. Without them, colours are drawn as they are. */
export class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy(): void {}
}
