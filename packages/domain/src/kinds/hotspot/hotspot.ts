import { texts } from '../../language/say.ts'
import { emptyOption } from '../../schemas/empty-question.ts'
import { isBlankText } from '../../rules/is-blank-text.ts'
import { limits } from '../../limits.ts'
import { materialOfOptions } from '../material.ts'
import { blankPiece } from '../pieces.ts'
import type { Asked, QuestionKind } from '../question-kind.ts'
import { arrangeHotspot, blankHotspot, placeOf } from './blank.ts'
import { readHotspotCells, writeHotspotCells } from './cells.ts'
import { judgeHotspot } from './judge.ts'
import { guessHotspot, markHotspot } from './mark.ts'
import { areaName, classesOfAreas, partsOfHotspot, solvedAreas } from './parts.ts'
import type { Hotspot } from './schema.ts'

const own = ({ interaction }: Asked): Hotspot =>
  interaction?.kind === 'hotspot' ? interaction : blankHotspot()

const field = 'interaction.presentation'

/** Areas of an image are chosen. */
export const hotspotKind: QuestionKind = {
  name: 'hotspot',
  label: texts('Hotspot'),
  alsoCalled: ['hot spot', 'image map', 'select area', 'image areas'],
  hasOptions: false,
  severalRight: false,
  takesMany: (asked) => own(asked).presentation.at_most !== 1,
  describesImages: true,
  judge: (asked, add) => judgeHotspot(own(asked), add),
  fits: (asked, { response }) => {
    if (!response) return true
    const { picks, texts } = response
    const count = own(asked).presentation.areas.length
    return (
      texts.length === 0 &&
      new Set(picks).size === picks.length &&
      picks.every((pick) => pick >= 0 && pick < count)
    )
  },
  mark: (asked, { response }) => markHotspot(own(asked), response),
  parts: (asked, { response }) => solvedAreas(own(asked), response),
  partsInWords: (asked, { response }) => {
    const { areas } = own(asked).presentation
    const chosen = areas.flatMap((area, index) =>
      response?.picks.includes(index) ? [areaName(area, index)] : [],
    )
    return chosen.length > 0 ? chosen : ['–']
  },
  askedParts: (asked) => partsOfHotspot(own(asked)),
  classes: (asked, { response }) => classesOfAreas(own(asked), response),
  guess: (asked) => guessHotspot(own(asked)),
  holdsKey: (asked, given) =>
    given.kind === 'hotspot' &&
    given.key.right.every((index) => index < own(asked).presentation.areas.length) &&
    new Set(given.key.right).size === given.key.right.length,
  present: (asked) => {
    const { presentation, scoring } = own(asked)
    const { areas, shows_names: showsNames, ...shown } = presentation
    return {
      kind: 'hotspot',
      ...shown,
      areas: showsNames ? areas : areas.map((area) => ({ ...area, name: '' })),
      rule: scoring.rule,
    }
  },
  arrange: (asked) => arrangeHotspot(own(asked)),
  mapPieces: (asked, change) => {
    const { presentation, ...rest } = own(asked)
    const { image_url: link, image_description: description, areas } = presentation
    const image = change(
      {
        ...blankPiece(),
        image_url: link,
        ...(description !== undefined && { image_description: description }),
      },
      field,
      'the areas',
    )
    return {
      ...rest,
      presentation: {
        ...presentation,
        image_url: image.image_url,
        ...(image.image_description !== undefined && { image_description: image.image_description }),
        areas: areas.map((area, index) => ({
          ...area,
          name: change(blankPiece(area.name), `${field}.areas.${index}`, `area ${index + 1}`).text,
        })),
      },
    }
  },
  material: (asked) => {
    const { presentation, key } = own(asked)
    const options = presentation.areas.slice(0, limits.maxOptions).map(({ name }, index) => ({
      ...emptyOption,
      option: name,
      is_correct: key.right.includes(index),
    }))
    return materialOfOptions({ options })
  },
  begin: ({ options }) => {
    const named = options.filter(({ option }) => !isBlankText(option))
    const areas = named.map(({ option }, index) => ({
      shape: 'rectangle' as const,
      points: placeOf(index),
      name: option,
    }))
    const right = named.flatMap(({ is_correct: isRight }, index) => (isRight ? [index] : []))
    return { options: [], interaction: blankHotspot(areas, right) }
  },
  writeCells: (asked) => writeHotspotCells(own(asked)),
  readCells: (cells) => {
    const read = readHotspotCells(cells)
    return 'wrong' in read ? read : { options: [], interaction: read }
  },
  accepted: (asked) => {
    const { presentation, key } = own(asked)
    return key.right.flatMap((index) => {
      const area = presentation.areas[index]
      return area ? [areaName(area, index)] : []
    })
  },
}
