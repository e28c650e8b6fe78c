import { blankHotspot } from '@quizwright/domain/kinds/hotspot/blank.ts'
import type { Area, Hotspot } from '@quizwright/domain/kinds/hotspot/schema.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { emptyContent } from '../../entry/entry.ts'
import { escapeXml } from '../../write/html.ts'
import type { KindForm } from '../kind-form.ts'
import { addressIn } from './address-in.ts'
import { areaIdent, areNamesHeld } from './qti.ts'
import { type Size, sizeOfImage } from './size-of-image.ts'

const own = ({ interaction }: QuestionContent): Hotspot =>
  interaction?.kind === 'hotspot' ? interaction : blankHotspot()

const kindOfShape = { rectangle: 'rectangle', circle: 'ellipse', polygon: 'bounded' } as const

/** Canvas measures in parts of the image; an ellipse has two opposite corners. */
const partsOf = ({ shape, points }: Area, { width, height }: Size): number[] => {
  const parts = points.map((value) => value / kindLimits.areaUnits)
  if (shape !== 'circle') return parts
  const [x = 0, y = 0, radius = 0] = parts
  const high = (radius * width) / height
  return [x - radius, y - high, x + radius, y + high]
}

const equal = (index: number): string => `<varequal respident="response1">${areaIdent(index)}</varequal>`

export const qti12OfHotspot: NonNullable<KindForm['qti12']> = {
  // Nothing says what a wrong area costs, so it must not be possible to choose one beside a right one.
  holds: (question) => {
    const { presentation, key, scoring } = own(question)
    return (
      key.right.length > 0 &&
      presentation.areas.length > 0 &&
      presentation.areas.every(({ name }) => name === '') &&
      areNamesHeld(own(question)) &&
      (scoring.rule === 'all' || (presentation.at_most === 1 && key.right.length === 1))
    )
  },
  inCanvas: () => true,
  type: 'hot_spot_question',
  responses: (question, write, images) => {
    const {
      image_url: link,
      image_description: description = '',
      areas,
      at_most: atMost,
    } = own(question).presentation
    const size = sizeOfImage(images.get(link)?.bytes)
    const address = escapeXml(addressIn(write({ ...emptyContent, image: link, description })))
    const sized = size ? ` width="${size.width}" height="${size.height}"` : ''
    const labels = areas.map(
      (area, index) =>
        `<response_label ident="${areaIdent(index)}" rarea="${kindOfShape[area.shape]}">` +
        `${partsOf(area, size ?? { width: 1, height: 1 })
          .map((part) => Number(part.toFixed(6)))
          .join(',')}</response_label>`,
    )
    return (
      `<response_xy ident="response1" rcardinality="${atMost === 1 ? 'Single' : 'Multiple'}">` +
      `<render_hotspot${atMost === null ? '' : ` maxnumber="${atMost}"`}><material>` +
      `<matimage uri="${address}" label="${escapeXml(description)}"${sized}/></material>${labels.join('')}` +
      '</render_hotspot></response_xy>'
    )
  },
  conditions: (question) => {
    const { presentation, key, scoring } = own(question)
    if (scoring.rule === 'net')
      return key.right.map((index) => [equal(index), 100 / key.right.length, 'adds'])
    const all = presentation.areas.map((_, index) =>
      key.right.includes(index) ? equal(index) : `<not>${equal(index)}</not>`,
    )
    return [[`<and>${all.join('')}</and>`, 100]]
  },
}
