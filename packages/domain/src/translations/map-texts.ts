import { withPieces } from '../kinds/pieces-of.ts'
import type { QuestionContent } from '../schemas/question.ts'

type Change = (text: string, field: string) => string

/** What the author says to accepted answers stands at several depths of an interaction. */
const withFeedback = <Value>(value: Value, field: string, change: Change): Value => {
  if (Array.isArray(value))
    return value.map((one: unknown, index) => withFeedback(one, `${field}.${index}`, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => {
      const at = `${field}.${name}`
      return [
        name,
        name === 'feedback' && typeof part === 'string' ? change(part, at) : withFeedback(part, at, change),
      ]
    }),
  ) as Value
}

const plainFields = [
  'section',
  'page_before',
  'paragraph',
  'question',
  'image_description',
  'when_right',
  'when_wrong',
  'solution',
  'solution_image_description',
] as const

/**
 * Returns a question with each text replaced that students read in their language. Its options, lists and gaps stay in
 * their places; TeX, links and accepted answers stay as they are.
 */
export const mapTexts = <Content extends QuestionContent>(content: Content, change: Change): Content => {
  const replaced: Record<string, unknown> = {}
  for (const field of plainFields) {
    const text = content[field]
    if (text !== undefined) replaced[field] = change(text, field)
  }
  const changed: Content = {
    ...content,
    ...replaced,
    options: content.options.map((option, index) => ({
      ...option,
      option: change(option.option, `options.${index}.option`),
      ...(option.image_description !== undefined && {
        image_description: change(option.image_description, `options.${index}.image_description`),
      }),
    })),
    ...(content.hints && {
      hints: content.hints.map((text, index) => change(text, `hints.${index}`)),
    }),
    ...(content.option_feedback && {
      option_feedback: content.option_feedback.map((text, index) => change(text, `option_feedback.${index}`)),
    }),
  }
  const listed = withPieces(changed, (piece, field) => ({
    ...piece,
    text: change(piece.text, field),
    ...(piece.image_description !== undefined && {
      image_description: change(piece.image_description, `${field}.image_description`),
    }),
  }))
  return listed.interaction
    ? { ...listed, interaction: withFeedback(listed.interaction, 'interaction', change) }
    : listed
}

/** The texts of a question that students read, with their fields, in the order of reading. */
export const textsToRead = (content: QuestionContent): { field: string; text: string }[] => {
  const found: { field: string; text: string }[] = []
  mapTexts(content, (text, field) => {
    found.push({ field, text })
    return text
  })
  const isAfter = ({ field }: { field: string }): boolean =>
    /^(?:when_|solution|option_feedback|hints)|feedback$/.test(field)
  return [...found.filter((one) => !isAfter(one)), ...found.filter(isAfter)]
}
