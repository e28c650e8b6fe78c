import { hash } from 'node:crypto'
import { limits } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { TagRef } from '@quizwright/contracts/schemas/tag.ts'
import { normalizeName } from '../database/fold-text.ts'

/** A question's content as it is kept, and what tells it from any other: equal prints are equal questions. */
export type QuestionFingerprint = {
  content: QuestionContent
  contentHash: string
  tagKeys: string[]
  marks: number
}

/**
 * More than four digits is a fault that an unpublished question may have; the columns that are counted over
 * stop there.
 */
const mostMarks = 10 ** limits.weightageDigits - 1

/**
 * Takes off a question's identity. Tags are kept by name alone, so that a reading which adds their ids
 * changes nothing.
 */
export const fingerprintQuestion = (draft: DraftQuestion): QuestionFingerprint => {
  const { _id, origin_id: _originId, ...written } = draft
  const tags = onceEach(written.tags)
  const content = { ...written, tags }
  return {
    content,
    contentHash: hash('sha256', JSON.stringify(inOrder(content)), 'base64url'),
    tagKeys: tags.map((tag) => normalizeName(tag.tag_name)),
    marks: Math.min(content.weightage, mostMarks),
  }
}

const onceEach = (tags: readonly TagRef[]): TagRef[] => {
  const byKey = new Map<string, TagRef>()
  for (const { tag_name, tag_type = 'general' } of tags) {
    const key = normalizeName(tag_name)
    if (!byKey.has(key)) byKey.set(key, { tag_name, tag_type })
  }
  return [...byKey.values()]
}

/**
 * The same value with the keys of its objects in the order of the alphabet: who wrote it in which order does
 * not count.
 */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  )
}
