import * as z from 'zod/mini'
import { kindLimits, lengths } from '../../limits.ts'
import { link, text } from '../../schemas/text.ts'

/** How chosen areas add up to a share of the marks, as ticks do: see the rules of `multiple_answers`. */
export const hotspotRules = ['net', 'all'] as const
export type HotspotRule = (typeof hotspotRules)[number]

export const areaShapes = ['rectangle', 'circle', 'polygon'] as const
export type AreaShape = (typeof areaShapes)[number]

const coordinate = z.int().check(z.minimum(0), z.maximum(kindLimits.areaUnits))

/**
 * A part of an image. `points` are thousandths of its width and height, from the left and the top: two opposite corners
 * of a rectangle, the corners of a polygon, or the centre of a circle and its radius, in thousandths of the width.
 */
export const area = z.strictObject({
  shape: z.enum(areaShapes),
  points: z.array(coordinate).check(z.maxLength(2 * kindLimits.areaCorners)),
  name: text(lengths.option),
})
export type Area = z.infer<typeof area>

const atMost = z.nullable(z.int().check(z.minimum(1), z.maximum(kindLimits.areas)))
const index = z.int().check(z.minimum(0), z.maximum(kindLimits.areas - 1))

/**
 * Areas of an image are chosen. `at_most`: no more can be; with 1, choosing another one takes back the former.
 * `shows_names`: students read the names of the areas, which otherwise only their author does. The areas are stored in
 * the order in which they are read on the image, so that their numbers say nothing.
 */
export const hotspot = z.strictObject({
  kind: z.literal('hotspot'),
  presentation: z.strictObject({
    image_url: link,
    image_description: z.optional(text(lengths.imageDescription)),
    areas: z.array(area).check(z.maxLength(kindLimits.areas)),
    at_most: atMost,
    shows_names: z.boolean(),
  }),
  key: z.strictObject({ right: z.array(index).check(z.maxLength(kindLimits.areas)) }),
  scoring: z.strictObject({ rule: z.enum(hotspotRules) }),
})
export type Hotspot = z.infer<typeof hotspot>

/** The areas as a student sees them. Their names are empty if they are not shown. */
export const presentedHotspot = z.strictObject({
  kind: z.literal('hotspot'),
  image_url: link,
  image_description: z.optional(text(lengths.imageDescription)),
  areas: z.array(area),
  at_most: z.nullable(z.int()),
  rule: z.enum(hotspotRules),
})
