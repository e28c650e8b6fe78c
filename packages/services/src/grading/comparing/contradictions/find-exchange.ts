import { areSame, type Pair } from './pair-sentences.ts'
import { type Sentence, type Word, withoutArticles } from './sentence.ts'
import { elementAt, lastOf } from '@quizwright/domain/defined.ts'

/** The items of a list may stand in any order. */
const joining = new Set(['and', 'or', 'nor', ',', 'und', 'oder', 'et', 'ou', 'y', 'o'])

/** The words that both sentences have, in the order of each. A word of both has the same number in both. */
type Orders = { said: number[]; expected: number[]; words: readonly Word[] }

/** How something is done may be said in any place. */
const isPlaced = ({ hasContent, text }: Word): boolean => hasContent && !text.endsWith('ly')

const ordersOf = ({ said, expected }: Pair): Orders => {
  const words = expected.words.filter(isPlaced)
  const kinds = words.map((word) => words.findIndex((other) => areSame(other, word)))
  const used = new Set<number>()
  const saidOrder: number[] = []
  for (const word of said.words.filter(isPlaced)) {
    const index = words.findIndex((other, at) => !used.has(at) && areSame(other, word))
    if (index === -1) continue
    used.add(index)
    saidOrder.push(elementAt(kinds, index))
  }
  return { said: saidOrder, expected: kinds.filter((_kind, index) => used.has(index)), words }
}

/** Whether the words that both sentences have stand in the same order. */
export const isInSameOrder = (pair: Pair): boolean => {
  const { said, expected } = ordersOf(pair)
  return said.join() === expected.join()
}

/** Two parts that have changed their places, and what stands between them. */
type Exchange = { first: number; second: number; between: number }

/** Whether two parts have the same words, in any order: "the warming of the ocean", "the ocean warms". */
const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.toSorted().join() === other.toSorted().join()

/** Finds the parts whose exchange makes one order the other, if there are any; the most between them is preferred. */
const findParts = ({ said, expected }: Orders): Exchange | undefined => {
  const from = expected.findIndex((kind, index) => kind !== said[index])
  if (from === -1) return undefined
  const to = expected.findLastIndex((kind, index) => kind !== said[index]) + 1
  const [one, other] = [expected.slice(from, to), said.slice(from, to)]
  for (let between = one.length - 2; between >= 0; between -= 1)
    for (let size = 1; size + between < one.length; size += 1) {
      const end = one.length - size
      const isExchanged =
        isSame(one.slice(size + between), other.slice(0, end - between)) &&
        one.slice(size, size + between).join() === other.slice(end - between, end).join() &&
        isSame(one.slice(0, size), other.slice(end))
      if (isExchanged) return { first: elementAt(one, 0), second: elementAt(one, size + between), between }
    }
  return undefined
}

/** The words around those with content: "_ from _ to _". */
const frameOf = (sentence: Sentence): string =>
  withoutArticles(sentence)
    .map(({ hasContent, text }) => (hasContent ? '_' : text))
    .join(' ')
    .replaceAll(/_(?: _)+/g, '_')

/** Returns two words that have changed their places, which says of each what the solution says of the other. */
export const findExchange = (pair: Pair): [string, string] | undefined => {
  const orders = ordersOf(pair)
  const parts = findParts(orders)
  if (!parts) return undefined
  const isInSameFrame = frameOf(pair.said) === frameOf(pair.expected)
  // Neighbours change their places in many sentences that say the same, as do the items of a list.
  if (parts.between === 0 && (!isInSameFrame || pair.expected.words.some(({ text }) => joining.has(text))))
    return undefined
  if (isList(pair, orders)) return undefined
  return [elementAt(orders.words, parts.first).text, elementAt(orders.words, parts.second).text]
}

/** Whether the sentences are the same but for the order of the items of a list, which may follow other words. */
const isList = ({ said, expected }: Pair, orders: Orders): boolean => {
  const [saidItems, expectedItems] = [itemsOf(said), itemsOf(expected)]
  const start = orders.expected.findIndex((kind, index) => kind !== orders.said[index])
  for (let skipped = 0; skipped <= start; skipped += 1)
    if (sorted(saidItems, skipped) === sorted(expectedItems, skipped)) return true
  return false
}

const itemsOf = ({ words }: Sentence): Word[][] => {
  const items: Word[][] = [[]]
  for (const word of words) {
    if (joining.has(word.text)) items.push([])
    else if (isPlaced(word)) lastOf(items).push(word)
  }
  return items.filter((item) => item.length > 0)
}

const sorted = ([first = [], ...others]: readonly Word[][], skipped: number): string =>
  [first.slice(skipped), ...others]
    .map((item) => item.map(({ stem }) => stem).join(' '))
    .sort()
    .join(' | ')
