import * as z from 'zod/mini'
import { kindLimits } from '../../limits.ts'
import { piece } from '../piece.ts'

/**
 * How places add up to a share of the marks, as in Moodle. `neighbours`: items that are followed by the right one, of
 * all but the last. `places`: items in the right place. `pairs`: pairs of items of which the right one comes first.
 * `all`: 1 only for the right order.
 */
export const orderingRules = ['neighbours', 'places', 'pairs', 'all'] as const
export type OrderingRule = (typeof orderingRules)[number]

const index = z.int().check(z.minimum(0), z.maximum(kindLimits.items - 1))

/**
 * Items are put in order. `order` has the index of the item that belongs in each place. The items are stored scattered,
 * and never in the right order.
 */
export const ordering = z.strictObject({
  kind: z.literal('ordering'),
  presentation: z.strictObject({ items: z.array(piece).check(z.maxLength(kindLimits.items)) }),
  key: z.strictObject({ order: z.array(index).check(z.maxLength(kindLimits.items)) }),
  scoring: z.strictObject({ rule: z.enum(orderingRules) }),
})
export type Ordering = z.infer<typeof ordering>

export const presentedOrdering = z.strictObject({
  kind: z.literal('ordering'),
  items: z.array(piece),
  rule: z.enum(orderingRules),
})
