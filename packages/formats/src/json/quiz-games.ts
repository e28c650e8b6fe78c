import { type JsonObject, objectIn, objectsIn, textOf, textsIn } from './json-fields.ts'

type Read = (value: JsonObject, texts: string[]) => JsonObject | undefined

/** The number of a slider, with what it may differ by. */
const fromSlider: Read = (value) => {
  const { correct, tolerance } = objectIn(value, 'choiceRange') ?? {}
  if (typeof correct !== 'number') return undefined
  return { type: 'numeric', answer: String(correct), ...(tolerance ? { tolerance } : {}) }
}

/** Kahoot lists what is typed, what is put in order and what is only asked for as choices that are all right. */
const kahootTypes = new Map<string, Read>([
  ['open_ended', (_, answer) => (answer.length > 0 ? { type: 'short_answer', answer } : undefined)],
  ['jumble', (_, items) => (items.length > 0 ? { type: 'ordering', correctOrder: items } : undefined)],
  ['slider', fromSlider],
  ['survey', (_, options) => (options.length > 0 ? { options } : undefined)],
  ['multiple_select_poll', (_, options) => (options.length > 0 ? { options } : undefined)],
  [
    'content',
    ({ title, description }) => ({
      question: [textOf(title), textOf(description)].filter(Boolean).join('\n'),
      type: 'text_without_question',
    }),
  ],
])

export const fromKahoot = (value: JsonObject): JsonObject | undefined => {
  const { choices: _, choiceRange: __, ...rest } = value
  const isOfKahoot = 'choices' in value || 'choiceRange' in value || value['type'] === 'content'
  const read = isOfKahoot ? kahootTypes.get(textOf(value['type']) ?? '') : undefined
  const said = read?.(value, textsIn(objectsIn(value, 'choices'), 'answer'))
  return said && { ...rest, ...said }
}

/** Wayground (Quizizz) lists what is typed as options, without a key, and has -1 as the answer of an open question. */
export const fromWayground = (value: JsonObject): JsonObject | undefined => {
  if (!('query' in value)) return undefined
  const { options: _, answer: __, ...rest } = value
  if (value['kind'] === 'OPEN') return { ...rest, type: 'essay' }
  if (value['kind'] !== 'BLANK') return undefined
  return { ...rest, type: 'short_answer', answer: textsIn(objectsIn(value, 'options'), 'text') }
}
