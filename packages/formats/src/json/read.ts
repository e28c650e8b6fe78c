import { acceptedOf } from '@quizwright/domain/kinds/accepted-of.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { withImageLinks } from '@quizwright/domain/kinds/pieces-of.ts'
import { questionContent } from '@quizwright/domain/schemas/question.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { kindForms } from '../kinds/kind-forms.ts'
import { createFileImages } from '../entry/file-images.ts'
import { unreadable } from '../entry/unreadable.ts'
import { doubledName, hasTwice, ownDoubledName, parseJson } from './doubled-names.ts'
import { isObject } from './json-fields.ts'
import * as z from 'zod/mini'

/** The property that identifies our own JSON. */
export const jsonMark = 'quizwright-questions'

const ownJson = /^\s*\{\s*"format"\s*:\s*"quizwright-questions"/
/** Whether a text is our own JSON, judged by its beginning. */
export const isOwnJson = (text: string): boolean => ownJson.test(text)

const file = z.looseObject({
  format: z.literal(jsonMark),
  version: z.literal(1),
  questions: z.array(z.unknown()),
  images: z.optional(z.record(z.string(), z.looseObject({ name: z.string(), base64: z.string() }))),
})

/**
 * Reads our own JSON. A question that violates the schema is left out with the position and text of the first
 * error.
 */
export function* readJson(text: string): Generator<RawQuestion> {
  const { content, reason } = parse(text)
  if (!content) {
    yield unreadable(reason)
    return
  }
  const images = createFileImages()
  const links = new Map(
    Object.entries(content.images ?? {}).flatMap(([link, { base64 }]) => {
      const own = images.add(link, () => Buffer.from(base64, 'base64'))
      return own === undefined ? [] : [[link, own] as const]
    }),
  )
  for (const [index, written] of content.questions.entries()) {
    const source = JSON.stringify(written, null, 2)
    const question = questionContent.safeParse(written)
    const doubled = doubledName(written)
    if (doubled !== undefined)
      yield { ...unreadable(hasTwice(doubled), { line: index + 1 }, source), ...numberOf(written) }
    else if (question.success)
      yield { ...toRaw(question.data, links), ...place(index, source), images: images.all() }
    else {
      const [issue] = question.error.issues
      const reason = `Its field "${issue?.path.join('.') ?? ''}" is not as the schema has it: ${issue?.message ?? ''}.`
      yield { ...unreadable(reason, { line: index + 1 }, source), ...numberOf(written) }
    }
  }
}

type Question = z.output<typeof questionContent>
type Links = ReadonlyMap<string, string>

const numberOf = (written: unknown): { number?: number } =>
  isObject(written) && typeof written['ind_number'] === 'number' ? { number: written['ind_number'] } : {}

const place = (index: number, source: string) => ({ position: { line: index + 1 }, source })

type Parsed = { content: z.output<typeof file>; reason?: undefined } | { content?: undefined; reason: string }

const parse = (text: string): Parsed => {
  let value: unknown
  try {
    value = parseJson(text.replace(/^\uFEFF/, ''))
  } catch {
    return { reason: 'The JSON is cut off or damaged, so none of it can be read. Export it again.' }
  }
  const doubled = isObject(value) ? ownDoubledName(value) : undefined
  if (doubled !== undefined)
    return { reason: `The JSON has the field "${doubled.slice(0, 60)}" twice. Delete one of them.` }
  const found = file.safeParse(value)
  return found.success
    ? { content: found.data }
    : { reason: 'The JSON is of another version. Export it again.' }
}

const kindIn = ({ options, interaction }: Question, right: number): RawQuestion['kind'] => {
  const { hasOptions, severalRight } = kindOf({ interaction })
  if (interaction && !hasOptions) return kindForms[interaction.kind].rawKind
  if (options.length === 0) return 'descriptive'
  if (right === 0) return 'noneRight'
  if (severalRight) return 'severalRight'
  return 'oneRight'
}

/** Reads a question unchanged. `exact` carries the fields that other formats do not have. */
const toRaw = (question: Question, links: Links): Omit<RawQuestion, 'position' | 'source'> => {
  const linkOf = (link: string): string => links.get(link) ?? link
  const { accepted } = acceptedOf(question)
  const right = question.options.filter(({ is_correct }) => is_correct).length
  return {
    kind: kindIn(question, right),
    ...numberOf(question),
    ...(accepted && { answer: accepted.join('\n') }),
    ...partsOf(question, linkOf),
    exact: withImageLinks(question, linkOf),
  }
}

/** The same question in the terms of all formats, for when it becomes descriptive. */
const partsOf = (question: Question, linkOf: (link: string) => string) => ({
  content: {
    text: question.question,
    equation: question.equation,
    image: linkOf(question.image_url),
    description: question.image_description,
  },
  solution: {
    text: question.solution,
    equation: question.solution_equation,
    image: linkOf(question.solution_image_url),
    description: question.solution_image_description,
  },
  options: question.options.map(({ option, equation, image_url, image_description, is_correct }) => ({
    text: option,
    equation,
    image: linkOf(image_url),
    description: image_description,
    isRight: is_correct,
  })),
  tags: question.tags.map(({ tag_name }) => tag_name),
  difficulty: question.difficulty_level,
  marks: question.weightage,
  section: question.section,
  paragraph: question.paragraph,
  topic: question.topic,
})
