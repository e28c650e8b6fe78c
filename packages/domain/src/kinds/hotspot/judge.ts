import { limits } from '../../limits.ts'
import type { AddFinding } from '../question-kind.ts'
import { hasExtent, isOutside } from './geometry.ts'
import type { Hotspot } from './schema.ts'

const areasField = 'interaction.presentation.areas'

const judgeAreas = ({ areas }: Hotspot['presentation'], add: AddFinding): void => {
  if (areas.length < limits.minOptions) add('error', 'areasFew', areasField, 'Mark at least two areas')
  const seen: string[] = []
  for (const [index, area] of areas.entries()) {
    const field = `${areasField}.${index}.points`
    const outline = JSON.stringify([area.shape, area.points])
    const same = seen.indexOf(outline)
    seen.push(outline)
    if (!hasExtent(area)) add('error', 'areaEmpty', field, `Area ${index + 1} has no size`)
    else if (isOutside(area)) add('error', 'areaOutside', field, `Area ${index + 1} lies outside the image`)
    else if (same >= 0)
      add('error', 'areasEqual', field, `Areas ${same + 1} and ${index + 1} cover the same part of the image`)
  }
}

/** Adds what is wrong with the image, the areas and the key. */
export const judgeHotspot = ({ presentation, key, scoring }: Hotspot, add: AddFinding): void => {
  const { image_url: image, image_description: description = '', areas, at_most: atMost } = presentation
  if (image === '')
    add('error', 'areaImageMissing', 'interaction.presentation.image_url', 'Add the image with the areas')
  else if (description.trim() === '')
    add(
      'error',
      'areaImageUndescribed',
      'interaction.presentation.image_description',
      'Describe the image for those who do not see it',
    )
  judgeAreas(presentation, add)
  const right = key.right.length
  if (areas.length > 0 && right === 0)
    add('error', 'correctMissing', 'interaction.key.right', 'No area is marked as right')
  else if (areas.length > 0 && right === areas.length && scoring.rule === 'net')
    add('hint', 'correctAll', 'interaction.key.right', 'All areas are right: the question can not be failed')
  if (atMost !== null && atMost < right)
    add(
      'error',
      'atMostFew',
      'interaction.presentation.at_most',
      `Students may choose at most ${atMost}, but ${right} areas are right`,
    )
}
