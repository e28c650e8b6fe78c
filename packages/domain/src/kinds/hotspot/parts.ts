import { say } from '../../language/say.ts'
import type { SolutionPart } from '../../schemas/attempt.ts'
import type { Response } from '../../schemas/response.ts'
import { type AskedPart, classNumber, emptyClass } from '../answer-classes.ts'
import { blankPiece } from '../pieces.ts'
import { chosenAreas } from './mark.ts'
import type { Area, Hotspot } from './schema.ts'

/** The classes of an area: whether it is chosen. */
const chosen = 1
const notChosen = 0
/** What the classes say, for statistics. */
export const areaClasses = { chosen: 'chosen', notChosen: 'not chosen' } as const

/** The name of an area for its author, or its number. */
export const areaName = ({ name }: Area, index: number): string =>
  name.trim() || say('Area {number}', { number: index + 1 })

/** The areas, each as a part that is chosen or not. */
export const partsOfHotspot = ({ presentation, key }: Hotspot): AskedPart[] =>
  presentation.areas.map(({ name }, index) => {
    const isRight = key.right.includes(index)
    return {
      ...blankPiece(name),
      classes: [
        { ...blankPiece(areaClasses.chosen), no: chosen, credit: isRight ? 1 : 0 },
        { ...blankPiece(areaClasses.notChosen), no: notChosen, credit: isRight ? 0 : 1 },
      ],
    }
  })

/** The numbers under which an answer is counted: one for each area, all of them empty if none is chosen. */
export const classesOfAreas = (
  { presentation }: Hotspot,
  response: Response | null | undefined,
): number[] => {
  const picks = chosenAreas(response)
  return presentation.areas.map((_, index) => {
    if (picks.length === 0) return classNumber(index, emptyClass)
    return classNumber(index, picks.includes(index) ? chosen : notChosen)
  })
}

/** Whether the decision on each area is right, and what it should be. Without a chosen area there is none. */
export const solvedAreas = (
  { presentation, key }: Hotspot,
  response: Response | null | undefined,
): SolutionPart[] => {
  const picks = chosenAreas(response)
  return presentation.areas.map((_, index) => {
    const isRight = key.right.includes(index)
    return {
      is_right: picks.length > 0 && picks.includes(index) === isRight,
      right: [isRight ? chosen : notChosen],
    }
  })
}
