import { elementAt } from '@quizwright/domain/defined.ts'

/** Words of at least this length may have one typing error, words of at least `twoErrorsLength` two. */
const oneErrorLength = 5
const twoErrorsLength = 9
/** The number of letters at the beginning that must be equal, because typing errors are rare there. */
const sameStart = 2

const allowedErrors = (length: number): number => {
  if (length < oneErrorLength) return 0
  return length < twoErrorsLength ? 1 : 2
}

/** Whether two stems are equal, or differ only by typing errors. */
export const isSameWord = (a: string, b: string): boolean => {
  if (a === b) return true
  const errors = allowedErrors(Math.min(a.length, b.length))
  if (errors === 0 || Math.abs(a.length - b.length) > errors) return false
  return a.slice(0, sameStart) === b.slice(0, sameStart) && editDistance(a, b) <= errors
}

/**
 * Returns the optimal string alignment distance: the number of letters to insert, delete, replace or swap with their
 * neighbour.
 */
const editDistance = (a: string, b: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = elementAt(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let distance = Math.min(replaced, elementAt(last, j) + 1, elementAt(current, j - 1) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        distance = Math.min(distance, elementAt(beforeLast, j - 2) + 1)
      current.push(distance)
    }
    beforeLast = last
    last = current
  }
  return elementAt(last, b.length)
}
