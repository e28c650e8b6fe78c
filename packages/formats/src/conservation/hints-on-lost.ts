import { questionKinds } from '@quizwright/domain/kinds/kind-of.ts'
import { imageLinksOf } from '@quizwright/domain/kinds/pieces-of.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { TakenEntry } from '../entry/entry.ts'
import { notTaken, wordsIn } from '../entry/words-not-taken.ts'
import type { Seen, SeenText } from './seen.ts'

/** Fields of a question without words for people: identifiers, addresses, and how marks are earned. */
const wordless =
  /^(?:id|ids|kind|rule|unit|of|by|image_url|solution_image_url|is_\w+|self_assigned_\w+)$|_ids?$/

/** All texts of a question, whatever its kind. */
function* textsOfQuestion(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (!wordless.test(name)) yield value
  } else if (typeof value === 'number') yield String(value)
  else if (Array.isArray(value)) for (const one of value) yield* textsOfQuestion(one, name)
  else if (typeof value === 'object' && value !== null)
    for (const [own, one] of Object.entries(value)) yield* textsOfQuestion(one, own)
}

type Counts = Map<string, number>

const countInto = (counts: Counts, texts: Iterable<string>): Counts => {
  for (const text of texts) for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Questions with lists, gaps or typed answers say in the file what belongs together by saying it again. */
const isSaidOnce = ({ interaction }: QuestionContent): boolean =>
  interaction === undefined || questionKinds[interaction.kind].hasOptions

/**
 * The words of what people see that stand nowhere in an entry. Where the file says everything once, a word that is
 * there twice must be taken twice.
 */
const wordsLost = (texts: readonly SeenText[], { question, without, hints }: TakenEntry): string[] => {
  const named = without.join('\n')
  const unnamed = texts.filter(({ namedBy }) => !namedBy?.test(named)).map(({ text }) => text)
  const wanted = countInto(new Map(), unnamed)
  const taken = countInto(new Map(), textsOfQuestion(question))
  countInto(taken, [...without, ...hints])
  const most = isSaidOnce(question) ? Infinity : 1
  return [...wanted]
    .filter(([word, count]) => (taken.get(word) ?? 0) < Math.min(count, most))
    .map(([word]) => word)
}

const lossOfImage = /\b(?:images?|drawing|file)\b/
const formula = /\\\(|\\\[|\$\$/g

const imagesLost = (images: number, { question, without }: TakenEntry): number =>
  without.some((loss) => lossOfImage.test(loss))
    ? 0
    : images - imageLinksOf(question).filter((link) => link !== '').length

const formulasLost = (formulas: number, { question }: TakenEntry): number => {
  const equations = [question, ...question.options].filter(({ equation }) => equation !== '').length
  const whole = equations + (question.solution_equation === '' ? 0 : 1)
  const within = [...textsOfQuestion(question)].join('\n').match(formula)?.length ?? 0
  return formulas - whole - within
}

const countLost = (count: number, one: string): string[] =>
  count > 0
    ? [`${countOf(count, `${one} of this question was`, `${one}s of this question were`)} not taken`]
    : []

/** The hints about what people see in a file and nowhere in the question. */
export const hintsOnLost = (seen: Seen | undefined, entry: TakenEntry): string[] => {
  if (!seen) return []
  const { texts, images = 0, formulas = 0 } = seen
  const words = notTaken(wordsLost(texts, entry))
  return [
    ...(words === undefined ? [] : [words]),
    ...countLost(images > 0 ? imagesLost(images, entry) : 0, 'image'),
    ...countLost(formulas > 0 ? formulasLost(formulas, entry) : 0, 'formula'),
  ]
}
