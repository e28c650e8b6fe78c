export type FrameQueue = {
  /** Adds a frame. Returns false if the queue would exceed its limit. */
  push: (text: string) => boolean
  /** Removes and returns all frames in order. */
  takeAll: () => string[]
}

/** Queues the frames that a browser sends before its token is validated, up to `maxBytes`. */
export const createFrameQueue = (maxBytes: number): FrameQueue => {
  let frames: string[] = []
  let bytes = 0
  return {
    push: (text) => {
      bytes += Buffer.byteLength(text)
      if (bytes > maxBytes) return false
      frames.push(text)
      return true
    },
    takeAll: () => {
      const taken = frames
      frames = []
      bytes = 0
      return taken
    },
  }
}
