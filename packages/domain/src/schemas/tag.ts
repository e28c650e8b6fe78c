import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { id, text } from './text.ts'

export const tagTypes = ['general', 'level'] as const
export const tagType = z.enum(tagTypes)

/** The name of a tag: trimmed, and without `;` and `|`, which separate tags in a CSV cell. */
const tagName = text(lengths.tag).check(
  z.trim(),
  z.minLength(1),
  z.regex(/^[^;|]*$/, 'must hold neither ; nor |'),
)

export const tag = z.looseObject({ _id: id, tag_name: text(lengths.tag), tag_type: tagType })
export type Tag = z.infer<typeof tag>

/**
 * A tag of a question. It has an id only when the service knows it: a CSV file has names only.
 */
export const tagRef = z.object({ _id: z.optional(id), tag_name: tagName, tag_type: z.optional(tagType) })
export type TagRef = z.infer<typeof tagRef>

export const newTag = z.strictObject({ tag_name: tagName, tag_type: tagType })
export type NewTag = z.infer<typeof newTag>
