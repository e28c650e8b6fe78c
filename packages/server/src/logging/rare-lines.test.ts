import { expect, test } from 'vitest'
import { createRareLines } from './rare-lines.ts'

test('a key is logged once a minute, and no more than the given number of keys', () => {
  let time = 0
  const mayLog = createRareLines(2, () => time)
  expect(['a', 'a', 'b', 'c', 'b'].map(mayLog)).toEqual([true, false, true, false, false])
  time = 60_000
  expect(['c', 'a', 'b'].map(mayLog)).toEqual([true, true, false])
})
