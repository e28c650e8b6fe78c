import * as z from 'zod/mini'
import { maxInteger, lengths } from '@quizwright/domain/limits.ts'
import { count, id, link, text } from '@quizwright/domain/schemas/text.ts'

/** The structure of the platform: courses have modules, modules have chapters, chapters have videos. */
const named = { _id: id, name: text(lengths.name) }

export const faculty = z.looseObject(named)
export type Faculty = z.infer<typeof faculty>

export const courseTag = z.looseObject(named)
export type CourseTag = z.infer<typeof courseTag>

export const course = z.looseObject(named)
export type Course = z.infer<typeof course>

export const courseModule = z.looseObject({ ...named, course_id: id })
export type CourseModule = z.infer<typeof courseModule>

export const chapter = z.looseObject({ ...named, module_id: id })
export type Chapter = z.infer<typeof chapter>

/**
 * `duration` is in seconds. `link` is the video file. `index_url`, `module_no` and `id` form the URL of the video's
 * page.
 */
export const video = z.looseObject({
  _id: id,
  id,
  name: text(lengths.name),
  link,
  duration: count,
  chapter_id: z.nullable(id),
  module_id: id,
  index_url: text(lengths.link),
  module_no: count,
})
export type Video = z.infer<typeof video>

/**
 * The time in a video at which a quiz pops up: `time` in seconds from the start, `percentage` of the video's length.
 * `link_text` is the session id.
 */
export const videoPoint = z.looseObject({
  id,
  time: z.number().check(z.minimum(0), z.maximum(maxInteger)),
  percentage: z.number().check(z.minimum(0), z.maximum(100)),
  data: id,
  isLink: z.boolean(),
  link_text: text(lengths.id),
  new: z.boolean(),
  disabled: z.boolean(),
})
export type VideoPoint = z.infer<typeof videoPoint>

/** A video point in a request. `data` is the quiz that pops up. */
export const sentVideoPoint = z.strictObject({
  id: z.optional(id),
  time: z.number().check(z.minimum(0), z.maximum(maxInteger)),
  percentage: z.number().check(z.minimum(0), z.maximum(100)),
  data: id,
  isLink: z.boolean(),
  link_text: text(lengths.id),
  new: z.boolean(),
  disabled: z.boolean(),
})
