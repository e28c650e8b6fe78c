import * as z from 'zod/mini'
import { cloze, presentedCloze } from './cloze/schema.ts'
import { descriptiveInteraction } from './descriptive/schema.ts'
import { hotspot, presentedHotspot } from './hotspot/schema.ts'
import { matching, presentedMatching } from './matching/schema.ts'
import { multipleAnswers, presentedMultipleAnswers } from './multiple-answers/schema.ts'
import { numeric, presentedNumeric } from './numeric/schema.ts'
import { ordering, presentedOrdering } from './ordering/schema.ts'
import { presentedShortAnswer, shortAnswer } from './short-answer/schema.ts'
import { trueFalse } from './true-false/schema.ts'

/**
 * How a question is asked, marked and scored, by its kind. A question without it is of the kind `single_answer`, or
 * `descriptive` in a daq quiz. Beside other kinds a descriptive question says so. `presentation` is what a student
 * sees, the rest is for marking.
 */
export const interaction = z.discriminatedUnion('kind', [
  multipleAnswers,
  trueFalse,
  numeric,
  shortAnswer,
  matching,
  ordering,
  cloze,
  hotspot,
  descriptiveInteraction,
])
export type Interaction = z.infer<typeof interaction>

/** An interaction as a student sees it: without the key. */
export const presentedInteraction = z.discriminatedUnion('kind', [
  presentedMultipleAnswers,
  trueFalse,
  presentedNumeric,
  presentedShortAnswer,
  presentedMatching,
  presentedOrdering,
  presentedCloze,
  presentedHotspot,
  descriptiveInteraction,
])
export type PresentedInteraction = z.infer<typeof presentedInteraction>
