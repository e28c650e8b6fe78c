import type { Response } from '../schemas/response.ts'
import type { Piece } from './piece.ts'

/**
 * What students may answer in one part of a question: a pick by its index, or for what is typed the share that it
 * earns. `credit` is the share of the part's marks, from 0 to 1.
 */
export type AnswerClass = Piece & { no: number; credit: number }

/** One part of a question for its statistics. A part without a name is known by its number alone. */
export type AskedPart = Piece & { classes: AnswerClass[] }

/** The class of what earns nothing where answers are typed. */
export const otherClass = 998
/** The class of a part that was left empty. */
export const emptyClass = 999

/** Parts are told apart by thousands. Indexes of options are below them. */
const perPart = 1_000

/** Returns the number under which a class of a part (an index) is counted. */
export const classNumber = (part: number, no: number): number => perPart * (part + 1) + no

/** Returns the numbers under which the picks of an answer are counted. */
export const classesOfPicks = (count: number, response: Response | null | undefined): number[] =>
  Array.from({ length: count }, (_, part) => {
    const pick = response?.picks[part] ?? -1
    return classNumber(part, pick < 0 ? emptyClass : pick)
  })

/** The class of an option that was not ticked, where several may be. Its part is the option. */
export const unticked = 0
