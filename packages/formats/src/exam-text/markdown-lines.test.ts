import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const read = (text: string) => {
  const opened = openQuestionFile({ bytes: Buffer.from(text) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}

test('given a bold bullet, then bullets are options and the bold one is correct', () => {
  const [entry, other] = read('1. What?\n\n- a\n- **b**\n\n2. Why?\n\n- c\n- d\n')
  expect(entry!.question.options.map(({ option, is_correct }) => [option, is_correct])).toEqual([
    ['a', false],
    ['b', true],
  ])
  expect(other).toHaveProperty('reason', 'It does not say which option is right.')
})

test('given no bold bullet, then bullets are a list within a question', () => {
  const [entry] = read('# Q\n1. Compare:\n- a\n- b\n\n2. Why?\n')
  expect(entry!.question.question).toBe('Compare:\n- a\n- b')
})

test('reports an image as lost and keeps its words', () => {
  const [entry] = read('1. What is **this**? ![a map](map.png)\n   - [ ] x\n   - [x] y\n')
  expect(entry).toMatchObject({
    question: { question: 'What is this? [a map]' },
    without: ['the image "map.png", which the file does not hold'],
  })
})
