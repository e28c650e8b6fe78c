import { defined } from '@quizwright/domain/defined.ts'

/** A queue of things in order of arrival. `next` waits if it is empty. */
export type Queue<T> = {
  put: (one: T) => void
  next: () => Promise<T>
  /** Drops everything that was not taken. */
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
        if (waiting.length > 0) resolve(defined(waiting.shift(), 'first entry'))
        else wanted.push(resolve)
      }),
  }
}
