import { hash } from 'node:crypto'
import { limits } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { TagRef } from '@quizwright/contracts/schemas/tag.ts'
import { normalizeName } from '../database/fold-text.ts'

/** The stored content of a question and its hash: equal hashes mean equal content. */
export type QuestionFingerprint = {
  content: QuestionContent
  contentHash: string
  tagKeys: string[]
  marks: number
}

/**
 * The largest number that the weightage column holds. An unpublished question may exceed it, which is an error
 * that its author sees.
 */
const maxMarks = 10 ** limits.weightageDigits - 1

/**
 * Separates the content of a question from its ids. Tags are stored by name only, so that a reader that adds
 * their ids does not change the hash.
 */
export const fingerprintQuestion = (draft: DraftQuestion): QuestionFingerprint => {
  const { _id, origin_id: _originId, ...fields } = draft
  const tags = uniqueTags(fields.tags)
  const content = { ...fields, tags }
  return {
    content,
    contentHash: hash('sha256', JSON.stringify(sortKeys(content)), 'base64url'),
    tagKeys: tags.map((tag) => normalizeName(tag.tag_name)),
    marks: Math.min(content.weightage, maxMarks),
  }
}

const uniqueTags = (tags: readonly TagRef[]): TagRef[] => {
  const byKey = new Map<string, TagRef>()
  for (const { tag_name, tag_type = 'general' } of tags) {
    const key = normalizeName(tag_name)
    if (!byKey.has(key)) byKey.set(key, { tag_name, tag_type })
  }
  return [...byKey.values()]
}

/** Sorts the keys of all objects in a value, so that their order does not change the hash. */
const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  )
}
