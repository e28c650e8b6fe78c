import type { ExamLine } from '../exam-line.ts'
import { isKeyHeading } from '../key-headings.ts'
import { readKeyPairs } from '../key-pairs.ts'
import { readOptionStart, readQuestionStart } from '../patterns.ts'

/** A title and a date may stand above the key. */
const mostAbove = 3
const leastPairs = 2

/** A key that stands above its questions is read where others have it: below them. */
export const withKeyBelow = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const filled = lines.flatMap(({ text }, index) => (text.trim() === '' ? [] : [index]))
  const at = filled.slice(0, mostAbove).findIndex((index) => isKeyHeading(lines[index]?.text ?? ''))
  const first = filled[at]
  if (first === undefined) return lines
  const pairs: number[] = []
  let last = at
  for (let next = at + 1; next < filled.length; next += 1) {
    const line = lines[filled[next] ?? -1]
    const found = line && !line.label && !line.isCode ? readKeyPairs(line.text) : undefined
    if (!found) break
    pairs.push(...found.map(({ number }) => number))
    last = next
  }
  const end = (filled[last] ?? first) + 1
  const rest = lines.slice(end)
  const hasOptions = rest.some(
    ({ text, label }) => label?.kind === 'letter' || readOptionStart(text) !== undefined,
  )
  // The questions count as the key does, else a line of it may be one of them.
  const begins = rest
    .map(({ text }) => readQuestionStart(text)?.number)
    .find((number) => number !== undefined)
  if (pairs.length < leastPairs || begins !== pairs[0] || !hasOptions) return lines
  return [
    ...lines.slice(0, first),
    ...rest,
    { number: lines.at(-1)?.number ?? 0, text: '' },
    ...lines.slice(first, end),
  ]
}
