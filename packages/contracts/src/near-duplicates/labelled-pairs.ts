import type { ComparedQuestion } from './words.ts'

/**
 * Two questions, and whether an author would call one a near-duplicate of the other. `kind` says how the
 * second was made.
 */
export type LabelledPair = { kind: string; isSame: boolean; one: ComparedQuestion; other: ComparedQuestion }
type Change = (
  question: ComparedQuestion,
  random: () => number,
  all: readonly ComparedQuestion[],
) => ComparedQuestion | undefined

/** Numbers from 0 to 1, the same at each run. */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const pick = <Thing>(things: readonly Thing[], random: () => number): Thing =>
  things[Math.floor(random() * things.length)]!
const shuffled = <Thing>(things: readonly Thing[], random: () => number): Thing[] =>
  things
    .map((thing) => ({ thing, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing)

/** Other words for the same, as a colleague would write them. The finder knows none of them. */
const rewordings: readonly [RegExp, string][] = [
  [/\bwhich of the following\b/gi, 'which one of these'],
  [/\bwhat is the name of\b/gi, 'how is called'],
  [/\bwhat is\b/gi, 'what would be'],
  [/\bwhat year\b/gi, 'which year'],
  [/\bwho was\b/gi, 'name the person who was'],
  [/\bwho\b/gi, 'which person'],
  [/\bknown as\b/gi, 'called'],
  [/\blargest\b/gi, 'biggest'],
  [/\bmade of\b/gi, 'composed of'],
  [/\bfirst\b/gi, 'initial'],
  [/\bmost likely\b/gi, 'in all probability'],
  [/\bbecause\b/gi, 'since'],
  [/\bmust be\b/gi, 'has to be'],
  [/\bbest described as\b/gi, 'best characterised as'],
  [/\bdescribes?\b/gi, 'characterises'],
  [/\bshow(s|ed)?\b/gi, 'demonstrate$1'],
  [/\busually\b/gi, 'in general'],
  [/\bpurpose\b/gi, 'aim'],
  [/\bcaused? by\b/gi, 'due to'],
  [/\bstarted\b/gi, 'began'],
  [/\bpeople\b/gi, 'persons'],
  [/\babout\b/gi, 'regarding'],
  [/\bcountry\b/gi, 'nation'],
  [/\bmovie\b/gi, 'film'],
  [/\bsong\b/gi, 'track'],
  [/\bbook\b/gi, 'volume'],
  [/\bapproximately\b/gi, 'roughly'],
  [/\bin order to\b/gi, 'so as to'],
  [/\bcontain(s|ed)?\b/gi, 'include$1'],
  [/\bmethod\b/gi, 'technique'],
  [/\bcalled\b/gi, 'named'],
  [/\bthe\b/gi, 'this'],
  [/\bhow many\b/gi, 'what number of'],
  [/\bwhat\b/gi, 'which'],
  [/\bis used\b/gi, 'serves'],
  [/\bused\b/gi, 'employed'],
  [/\bwhen\b/gi, 'at what time'],
  [/\bwhere\b/gi, 'at which place'],
  [/\bmain\b/gi, 'principal'],
  [/\bsuppose\b/gi, 'assume'],
  [/\bfind\b/gi, 'determine'],
  [/\bvalue\b/gi, 'amount'],
  [/\bis (an?)\b/gi, 'constitutes $1'],
  [/\bfrom\b/gi, 'out of'],
  [/\bwith\b/gi, 'having'],
  [/\bfor\b/gi, 'in favour of'],
  [/\btype\b/gi, 'kind'],
]
const rewordText = (text: string): string =>
  rewordings.reduce((reworded, [from, to]) => reworded.replace(from, to), text)
const wordsIn = (text: string): number => text.split(/\s+/).length

const reworded: Change = (question) => {
  const after = rewordText(question.question)
  return after === question.question || wordsIn(question.question) < 6
    ? undefined
    : { ...question, question: after }
}

const optionsReordered: Change = (question, random) => ({
  ...question,
  options: shuffled(question.options, random),
})

/** What stands after the first comma or the first full stop goes to the front. */
const clausesReordered: Change = (question) => {
  const parts = /^(.{12,}?)([,.]) (.{12,}?)([?.:]?)$/s.exec(question.question)
  return parts ? { ...question, question: `${parts[3]}${parts[2]} ${parts[1]}${parts[4]}` } : undefined
}

/** Every sixth long word is mistyped: two letters change places, or one is left out. */
const mistype = (text: string, random: () => number): string => {
  let long = Math.floor(random() * 6)
  return text.replaceAll(/[a-z]{5,}/gi, (word) => {
    if (++long % 6 !== 0) return word
    const at = 1 + Math.floor(random() * (word.length - 2))
    return random() < 0.5
      ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
      : word.slice(0, at) + word.slice(at + 1)
  })
}
const mistyped: Change = (question, random) => ({
  ...question,
  question: mistype(question.question, random),
  options: question.options.map((option) => ({ ...option, option: mistype(option.option, random) })),
})

const framed: Change = (question, random) => ({
  ...question,
  question: `${pick(['Choose the right answer. ', 'Exam of last spring: ', 'Please answer: '], random)}${question.question.replace(/[?:.]$/, '')} ...`,
})

/**
 * The right answer stays and another wrong one comes in, out of a question that has nothing to do with it.
 */
const wrongOptionReplaced: Change = (question, random, all) => {
  const stranger = pick(pick(all, random).options, random)
  const at = question.options.findIndex((option) => !option.is_correct)
  if (at < 0 || question.options.length < 4 || wordsIn(question.question) < 8 || !stranger) return undefined
  return { ...question, options: question.options.with(at, { ...stranger, is_correct: false }) }
}

const allAtOnce: Change = (question, random, all) => {
  const after = reworded(question, random, all)
  const wrong = after && wordsIn(question.question) > 8 ? mistyped(after, random, all) : undefined
  return wrong && optionsReordered(wrong, random, all)
}

/** Another number asks for something else. */
const numberChanged: Change = (question, random) => {
  if (!/\d/.test(question.question)) return undefined
  let isFirst = true
  return {
    ...question,
    question: question.question.replaceAll(/\d+/g, (digits) =>
      isFirst ? ((isFirst = false), String(Number(digits) + 1 + Math.floor(random() * 8))) : digits,
    ),
  }
}

const negated: Change = (question) => {
  const after = question.question.replace(
    /\b(is|are|was|were|does|can|will|has|have|did)\b(?! not)/i,
    '$1 not',
  )
  return after === question.question || / not /i.test(question.question)
    ? undefined
    : { ...question, question: after }
}

/** A name in the middle of the sentence gives way to another, and another option is right. */
const nameSwapped: Change = (question, random, all) => {
  const nameForm = /(?<=[a-z,] )[A-Z][a-z]{3,}\b/g
  const names = [...question.question.matchAll(nameForm)].map(([name]) => name)
  if (names.length === 0) return undefined
  for (let tries = 0; tries < 50; tries++) {
    const [other] = pick(all, random).question.match(nameForm) ?? []
    if (other && !question.question.includes(other))
      return { ...rightMoved(question), question: question.question.replaceAll(names[0]!, other) }
  }
  return undefined
}

/** The next option is the right one. */
const rightMoved = (question: ComparedQuestion): ComparedQuestion => {
  const { length } = question.options
  return {
    ...question,
    options: question.options.map((option, at) => ({
      ...option,
      is_correct: question.options[(at + length - 1) % length]!.is_correct,
    })),
  }
}

const opposites: readonly [string, string][] = [
  ['largest', 'smallest'],
  ['most', 'least'],
  ['increase', 'decrease'],
  ['increases', 'decreases'],
  ['highest', 'lowest'],
  ['first', 'last'],
  ['true', 'false'],
  ['before', 'after'],
  ['maximum', 'minimum'],
  ['positive', 'negative'],
  ['advantage', 'disadvantage'],
  ['advantages', 'disadvantages'],
  ['above', 'below'],
  ['northern', 'southern'],
  ['longest', 'shortest'],
  ['oldest', 'youngest'],
  ['upper', 'lower'],
  ['left', 'right'],
  ['biggest', 'smallest'],
]
const turnedRound: Change = (question) => {
  for (const [one, other] of opposites) {
    const form = new RegExp(`\\b${one}\\b`, 'i')
    if (form.test(question.question))
      return { ...rightMoved(question), question: question.question.replace(form, other) }
  }
  return undefined
}

/** The same options under another question of the bank. */
const otherQuestionSameOptions: Change = (question, random, all) => {
  const other = pick(all, random)
  return other === question || wordsIn(question.question) < 5
    ? undefined
    : { ...rightMoved(question), question: other.question }
}

const same: Record<string, Change> = {
  reworded,
  'options reordered': optionsReordered,
  'clauses reordered': clausesReordered,
  mistyped,
  framed,
  'a wrong option replaced': wrongOptionReplaced,
  'reworded, reordered and mistyped': allAtOnce,
}
const merelySimilar: Record<string, Change> = {
  'a number changed': numberChanged,
  negated,
  'a name swapped': nameSwapped,
  'turned round': turnedRound,
  'other question, same options': otherQuestionSameOptions,
}

/** Makes up to `each` pairs of every kind out of a bank's questions, the same at each run. */
export const makePairs = (
  questions: readonly ComparedQuestion[],
  each: number,
  seed: number,
): LabelledPair[] => {
  const random = seeded(seed)
  const kinds = [
    ...Object.entries(same).map(([kind, change]) => ({ kind, change, isSame: true })),
    ...Object.entries(merelySimilar).map(([kind, change]) => ({ kind, change, isSame: false })),
  ]
  return kinds.flatMap(({ kind, change, isSame }) => {
    const made: LabelledPair[] = []
    for (const one of shuffled(questions, random)) {
      if (made.length === each) break
      const other: ComparedQuestion | undefined = change(one, random, questions)
      if (other) made.push({ kind, isSame, one, other })
    }
    return made
  })
}

/**
 * The pairs of different questions of one bank that read most alike, `similarity` says how much: those with
 * another right answer, so they were written as different questions.
 */
export const closestPairs = (
  questions: readonly ComparedQuestion[],
  count: number,
  similarity: (one: number, other: number) => number,
): LabelledPair[] => {
  const rightAnswers = questions.map(({ options }) =>
    options
      .filter((option) => option.is_correct)
      .map((option) => option.option.trim().toLowerCase())
      .join('|'),
  )
  const pairs = questions.flatMap((one, at) =>
    questions.slice(0, at).flatMap((other, before) => {
      const isTold = one.question !== other.question && rightAnswers[at] !== rightAnswers[before]
      return isTold ? [{ one, other, close: similarity(at, before) }] : []
    }),
  )
  return pairs
    .sort((a, b) => b.close - a.close)
    .slice(0, count)
    .map(({ one, other }) => ({ kind: 'closest of a bank', isSame: false, one, other }))
}
