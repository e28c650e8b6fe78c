import { areSame } from './pair-sentences.ts'
import type { Word } from './sentence.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** What stands in one place of two sentences, between words that both have. */
export type Gap = { said: readonly Word[]; expected: readonly Word[] }

/** Aligns two sentences by their longest common sequence of words, and returns where they differ. */
export const findGaps = (said: readonly Word[], expected: readonly Word[]): Gap[] => {
  const width = expected.length + 1
  const lengths = new Uint16Array((said.length + 1) * width)
  for (let i = said.length - 1; i >= 0; i -= 1)
    for (let j = expected.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = areSame(elementAt(said, i), elementAt(expected, j))
        ? elementAt(lengths, (i + 1) * width + j + 1) + 1
        : Math.max(elementAt(lengths, (i + 1) * width + j), elementAt(lengths, i * width + j + 1))
  const gaps: Gap[] = []
  let [i, j, fromI, fromJ] = [0, 0, 0, 0]
  const close = (): void => {
    if (i > fromI || j > fromJ) gaps.push({ said: said.slice(fromI, i), expected: expected.slice(fromJ, j) })
  }
  while (i < said.length && j < expected.length) {
    if (areSame(elementAt(said, i), elementAt(expected, j))) {
      close()
      i += 1
      j += 1
      ;[fromI, fromJ] = [i, j]
    } else if (elementAt(lengths, (i + 1) * width + j) >= elementAt(lengths, i * width + j + 1)) i += 1
    else j += 1
  }
  ;[i, j] = [said.length, expected.length]
  close()
  return gaps
}
