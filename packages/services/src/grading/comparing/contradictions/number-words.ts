const units = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const added: ReadonlyMap<string, number> = new Map([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
  ['dozen', 12],
])

/** Words that multiply the number before them: "two thirds", "six hundred". */
const multiplied: ReadonlyMap<string, number> = new Map([
  ['half', 1 / 2],
  ['halves', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
])

const words = [...added.keys(), ...multiplied.keys()].join('|')
const runOfWords = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${words})(?:(?:[\s-]+|\s+and\s+)(?:${words}))*(?![\p{L}\d]|-\p{L})`,
  'giu',
)

const valueOf = (run: string): number => {
  let [total, group] = [0, 0]
  for (const word of run.toLowerCase().split(/[\s-]+/)) {
    const factor = multiplied.get(word)
    if (factor === undefined) group += added.get(word) ?? 0
    else {
      group = (group || 1) * factor
      if (factor < 1000) continue
      total += group
      group = 0
    }
  }
  return Math.round((total + group) * 100) / 100
}

/** Returns the text with numbers in words as digits: "one hundred and twenty" as "120", "two thirds" as "0.67". */
export const withDigits = (text: string): string => text.replaceAll(runOfWords, (run) => String(valueOf(run)))
