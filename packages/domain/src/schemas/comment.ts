import * as z from 'zod/mini'
import { commentLimits, lengths } from '../limits.ts'
import { count, dateTime, id, text } from './text.ts'

/** The parts of a question that a comment can be about. */
export const commentedFields = ['question', 'options', 'solution', 'tags', 'weightage'] as const
export type CommentedField = (typeof commentedFields)[number]

const written = text(commentLimits.length)
const mentions = z.optional(z.array(id).check(z.maxLength(commentLimits.mentions)))

export const comment = z.looseObject({
  _id: id,
  author_id: id,
  author: text(lengths.name),
  /** Empty once it was deleted. */
  text: written,
  at: dateTime,
  is_changed: z.boolean(),
  is_deleted: z.boolean(),
})
export type Comment = z.infer<typeof comment>

/**
 * Comments about a question, one of its fields, or a student's answer to it. `question_id` is that of the version in
 * which the threads are read; null if the question was deleted. `about` is how the question began when the thread did.
 */
export const commentThread = z.looseObject({
  _id: id,
  question_id: z.nullable(id),
  question_no: z.nullable(count),
  field: z.nullable(z.enum(commentedFields)),
  result_id: z.nullable(id),
  about: text(lengths.question),
  is_resolved: z.boolean(),
  resolved_by: z.nullable(text(lengths.name)),
  comments: z.array(comment),
})
export type CommentThread = z.infer<typeof commentThread>

/** Somebody whom a comment can name. */
export const commentPerson = z.looseObject({ _id: id, name: text(lengths.name) })
export type CommentPerson = z.infer<typeof commentPerson>

export const startThreadBody = z.strictObject({
  quiz_id: id,
  question_id: id,
  field: z.optional(z.enum(commentedFields)),
  /** The result whose answer the thread is about. */
  result_id: z.optional(id),
  text: written,
  mentions,
})
export type StartThreadBody = z.infer<typeof startThreadBody>

export const replyBody = z.strictObject({ quiz_id: id, thread_id: id, text: written, mentions })
/** A null text deletes the comment. */
export const changeCommentBody = z.strictObject({
  quiz_id: id,
  comment_id: id,
  text: z.nullable(written),
})
