import * as z from 'zod/mini'

/** A descriptive question beside others. In a daq quiz all questions are descriptive, and have no interaction. */
export const descriptiveInteraction = z.strictObject({ kind: z.literal('descriptive') })
