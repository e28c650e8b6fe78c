/** What comes, in the order in which it came. `next` waits for one that has not come yet. */
export type Queue<T> = {
  put: (one: T) => void
  next: () => Promise<T>
  /** Drops what nobody took. */
  forget: () => void
}

export const createQueue = <T>(): Queue<T> => {
  const waiting: T[] = []
  const wanted: ((one: T) => void)[] = []
  return {
    put: (one) => {
      const taker = wanted.shift()
      if (taker) taker(one)
      else waiting.push(one)
    },
    forget: () => {
      waiting.length = 0
    },
    next: () =>
      new Promise((resolve) => {
        if (waiting.length > 0) resolve(waiting.shift()!)
        else wanted.push(resolve)
      }),
  }
}
