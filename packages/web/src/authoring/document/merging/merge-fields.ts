import type { DraftQuestion, Option } from '@quizwright/domain/schemas/question.ts'
import { hashKey } from '@tanstack/react-query'

/** The parts of a question that are merged one by one, by their names. */
type Parts = Map<string, unknown>

/** Both versions contain the changes of both sides; where both changed the same part, each has its own side's. */
export type FieldMerge = { mine: DraftQuestion; theirs: DraftQuestion; conflicts: string[] }

const listFields = ['options', 'interaction', 'option_feedback', 'pinned_options'] as const
const isListField = (name: string): boolean => listFields.some((field) => field === name)

const isSame = (a: unknown, b: unknown): boolean => hashKey([a]) === hashKey([b])

/** Whether a side has an option at another place than before. Its places then say nothing about the other side's. */
const isMoved = (before: readonly Option[], side: readonly Option[]): boolean =>
  before.some(
    ({ option }, index) =>
      option !== '' &&
      side[index]?.option !== option &&
      side.some((other, place) => place !== index && other.option === option),
  )

/** Whether each option of both sides is the one at its place before, changed or not. */
const hasSamePlaces = (base: DraftQuestion, ...sides: readonly DraftQuestion[]): boolean =>
  sides.every(({ options }) => options.length === base.options.length && !isMoved(base.options, options))

/**
 * Takes a question apart. The key is one part, because two keys put together may have two right options. Options are
 * parts of their own while they stay at their places, and else one part together with the key.
 */
const partsOf = (question: DraftQuestion, byPlace: boolean): Parts => {
  const parts: Parts = new Map()
  for (const [name, value] of Object.entries(question))
    if (!isListField(name) && name !== '_id' && name !== 'origin_id') parts.set(name, value)
  if (!byPlace)
    return parts.set(
      'options',
      listFields.map((field) => question[field] ?? null),
    )
  question.options.forEach(({ is_correct: _, ...words }, index) => parts.set(`option ${index}`, words))
  parts.set('key', [question.options.map(({ is_correct }) => is_correct), question.interaction ?? null])
  parts.set('option_feedback', question.option_feedback)
  return parts.set('pinned_options', question.pinned_options)
}

const assemble = (base: DraftQuestion, parts: Parts, byPlace: boolean): DraftQuestion => {
  const plain = [...parts].filter(
    ([name]) => !/^(?:option \d+|key|options|option_feedback|pinned_options)$/.test(name),
  )
  const { _id, origin_id } = base
  const question = {
    _id,
    ...(origin_id !== undefined && { origin_id }),
    ...Object.fromEntries(plain.filter(([, value]) => value !== undefined)),
  } as DraftQuestion
  const lists: Record<string, unknown> = {}
  if (byPlace) {
    const [correct, interaction] = parts.get('key') as [boolean[], unknown]
    lists['options'] = correct.map((is_correct, index) => ({
      ...(parts.get(`option ${index}`) as Omit<Option, 'is_correct'>),
      is_correct,
    }))
    lists['interaction'] = interaction
    lists['option_feedback'] = parts.get('option_feedback')
    lists['pinned_options'] = parts.get('pinned_options')
  } else listFields.forEach((field, index) => (lists[field] = (parts.get('options') as unknown[])[index]))
  return {
    ...question,
    ...Object.fromEntries(Object.entries(lists).filter(([, value]) => value !== undefined && value !== null)),
  } as DraftQuestion
}

/** Tags are compared by name, because the services add ids when they store them. */
const comparable = (name: string, value: unknown): unknown =>
  name === 'tags' ? (value as DraftQuestion['tags']).map((tag) => tag.tag_name) : value

/** Merges two edits of a question part by part. Whatever only one side changed is kept. */
export const mergeFields = (base: DraftQuestion, mine: DraftQuestion, theirs: DraftQuestion): FieldMerge => {
  const byPlace = hasSamePlaces(base, mine, theirs)
  const [before, here, there] = [base, mine, theirs].map((question) => partsOf(question, byPlace)) as [
    Parts,
    Parts,
    Parts,
  ]
  const conflicts: string[] = []
  const [own, other]: [Parts, Parts] = [new Map(), new Map()]
  for (const name of new Set([...before.keys(), ...here.keys(), ...there.keys()])) {
    const [was, is, became] = [before, here, there].map((parts) => comparable(name, parts.get(name)))
    const isOwn = isSame(became, was)
    const isTheirs = isSame(is, was) || isSame(is, became)
    if (!isOwn && !isTheirs) conflicts.push(name)
    own.set(name, isTheirs && !isOwn ? there.get(name) : here.get(name))
    other.set(name, isOwn ? here.get(name) : there.get(name))
  }
  return {
    mine: assemble(mine, own, byPlace),
    theirs: assemble(theirs, other, byPlace),
    conflicts,
  }
}
