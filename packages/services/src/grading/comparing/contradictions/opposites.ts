import { listedOpposites } from './listed-opposites.ts'
import wordNetPairs from './wordnet-opposites.json' with { type: 'json' }

/** Beginnings that make a word its opposite, and pairs of beginnings and ends that do. */
export const negatingBeginnings = ['un', 'in', 'im', 'il', 'ir', 'dis', 'non', 'anti', 'de', 'mis', 'counter']
const oppositeBeginnings = [
  ['hyper', 'hypo'],
  ['endo', 'exo'],
  ['endo', 'ecto'],
  ['inter', 'intra'],
  ['macro', 'micro'],
  ['mono', 'poly'],
  ['mono', 'di'],
  ['homo', 'hetero'],
  ['over', 'under'],
  ['pre', 'post'],
  ['con', 'di'],
  ['con', 'ex'],
  ['in', 'ex'],
  ['im', 'ex'],
  ['in', 'out'],
  ['in', 'e'],
  ['en', 'de'],
  ['ac', 'de'],
  ['as', 'de'],
  ['pro', 'eu'],
  ['pro', 'anti'],
  ['sub', 'super'],
  ['up', 'down'],
  ['an', 'cat'],
  ['ana', 'cata'],
  ['af', 'ef'],
  ['multi', 'uni'],
  ['maxi', 'mini'],
  ['ex', 'im'],
  ['de', 're'],
  ['syn', 'anti'],
] as const
const oppositeEnds = [
  ['philic', 'phobic'],
  ['ful', 'less'],
  ['philia', 'phobia'],
] as const

/** The letters that two words must share besides a beginning or end that makes them opposites. */
const sharedLetters = 3

const oppositesOf: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const found = new Map<string, Set<string>>()
  const add = (word: string, opposite: string): void => {
    found.set(word, (found.get(word) ?? new Set()).add(opposite))
  }
  for (const [one, other] of [...listedOpposites, ...(wordNetPairs as [string, string][])]) {
    add(one, other)
    add(other, one)
  }
  return found
})()

/** Returns what a word may be an inflected form of: "heavier" of "heavy", "losing" of "lose". */
const basesOf = (word: string): string[] => {
  const bases = [word]
  const add = (end: RegExp, ...instead: string[]): void => {
    if (end.test(word)) bases.push(...instead.map((letters) => word.replace(end, letters)))
  }
  add(/[sn]$/, '')
  add(/es$/, '')
  add(/ies$/, 'y')
  add(/(?:er|est|ed|ing)$/, '', 'e')
  add(/(?:ier|iest|ied)$/, 'y')
  add(/([b-df-hj-np-tv-z])\1(?:er|est|ed|ing)$/, '$1')
  add(/ly$/, '')
  add(/ily$/, 'y')
  return bases.filter((base) => base.length > 1)
}

const isMadeOpposite = (one: string, other: string): boolean =>
  one.length - sharedLetters >= 1 &&
  (negatingBeginnings.some((beginning) => one === beginning + other && other.length >= sharedLetters) ||
    oppositeBeginnings.some(([a, b]) => isExchanged(one, other, a, b) || isExchanged(one, other, b, a)) ||
    oppositeEnds.some(
      ([a, b]) =>
        (one.endsWith(a) && other.endsWith(b) && one.slice(0, -a.length) === other.slice(0, -b.length)) ||
        (one.endsWith(b) && one.slice(0, -b.length) === other),
    ))

const isExchanged = (one: string, other: string, a: string, b: string): boolean =>
  one.startsWith(a) &&
  other.startsWith(b) &&
  one.length - a.length >= sharedLetters &&
  one.slice(a.length) === other.slice(b.length)

/** Whether two words have opposite meanings, in any of their forms. */
export const areOpposite = (one: string, other: string): boolean => {
  if (one === other) return false
  const others = basesOf(other)
  return basesOf(one).some((base) => {
    const opposites = oppositesOf.get(base)
    return others.some(
      (otherBase) =>
        opposites?.has(otherBase) || isMadeOpposite(base, otherBase) || isMadeOpposite(otherBase, base),
    )
  })
}

/** Whether two words may be forms of one: "runs" and "running". */
export const haveCommonBase = (one: string, other: string): boolean => {
  const bases = basesOf(one)
  return basesOf(other).some((base) => bases.includes(base))
}
