import type { PageBox } from '@quizwright/domain/schemas/csv.ts'
import type { DrawnPlace, PageOrder } from './page-orders.ts'

/** Draws a place of a file. Undefined if it can't be drawn. */
export type DrawPlace = (box: PageBox, width: number) => Promise<ImageBitmap | undefined>
/** The part of a worker that is used. */
export type DrawingWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/** A page may be made so that it is never drawn to its end. */
const longestMs = 15_000

/**
 * Draws places of a PDF in a worker that starts with the first one. A worker that takes too long, or breaks, is ended
 * with all that it was asked for, and the next place starts another.
 */
export const createPageDrawer = (file: Blob, startWorker: () => Promise<DrawingWorker>) => {
  const waiting = new Map<number, (bitmap: ImageBitmap | undefined) => void>()
  let worker: Promise<DrawingWorker> | undefined
  let asked = 0

  const end = (): void => {
    const ended = worker
    worker = undefined
    void ended?.then((one) => one.terminate()).catch(() => undefined)
    for (const resolve of waiting.values()) resolve(undefined)
    waiting.clear()
  }
  const start = async (): Promise<DrawingWorker> => {
    const started = await startWorker()
    started.onmessage = ({ data }: MessageEvent<Partial<DrawnPlace>>) => {
      // PDF.js sends messages of its own.
      if (data.id === undefined) return
      waiting.get(data.id)?.(data.bitmap)
      waiting.delete(data.id)
    }
    started.onerror = end
    started.postMessage({ file } satisfies PageOrder)
    return started
  }
  const draw: DrawPlace = async (box, width) => {
    const id = (asked += 1)
    const { promise, resolve } = Promise.withResolvers<ImageBitmap | undefined>()
    waiting.set(id, resolve)
    worker ??= start()
    worker.then((one) => one.postMessage({ id, box, width } satisfies PageOrder)).catch(end)
    const limit = setTimeout(end, longestMs)
    return promise.finally(() => clearTimeout(limit))
  }
  return { draw, end }
}
