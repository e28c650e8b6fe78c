export type HeldFrames = {
  /** Keeps a frame. Answers false when there is no room for it. */
  hold: (text: string) => boolean
  /** All that were kept, in their order; none is kept any more. */
  release: () => string[]
}

/**
 * Keeps what a browser says before its token is known to hold, up to a number of bytes, so that nothing is
 * dropped.
 */
export const holdFrames = (limitBytes: number): HeldFrames => {
  let frames: string[] = []
  let bytes = 0
  return {
    hold: (text) => {
      bytes += Buffer.byteLength(text)
      if (bytes > limitBytes) return false
      frames.push(text)
      return true
    },
    release: () => {
      const held = frames
      frames = []
      bytes = 0
      return held
    },
  }
}
