import { blankHotspot } from '@quizwright/domain/kinds/hotspot/blank.ts'
import type { Area, Hotspot } from '@quizwright/domain/kinds/hotspot/schema.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { emptyContent } from '../../entry/entry.ts'
import type { ExportedQuiz } from '../../write/exported-quiz.ts'
import { percent } from '../../write/forms-of-answer.ts'
import { escapeXml } from '../../write/html.ts'
import { addsMapping, comparesWithCorrect } from '../../write/qti/compares-with-correct.ts'
import type { KindForm } from '../kind-form.ts'
import { addressIn } from './address-in.ts'
import { type Size, sizeOfImage } from './size-of-image.ts'

const own = ({ interaction }: QuestionContent): Hotspot =>
  interaction?.kind === 'hotspot' ? interaction : blankHotspot()

export const areaIdent = (index: number): string => `area_${index + 1}`

const shapes = { rectangle: 'rect', circle: 'circle', polygon: 'poly' } as const

/** Without the size of the image, its thousandths are taken as pixels. */
const unknownSize: Size = { width: kindLimits.areaUnits, height: kindLimits.areaUnits }

const coordsOf = ({ shape, points }: Area, { width, height }: Size): number[] =>
  points.map((value, at) => {
    const isOfWidth = at % 2 === 0 || (shape === 'circle' && at === 2)
    return Math.round((value * (isOfWidth ? width : height)) / kindLimits.areaUnits)
  })

/** Names that students do not read have no place in the file. */
export const areNamesHeld = ({ presentation: { areas, shows_names: showsNames } }: Hotspot): boolean =>
  showsNames ? areas.every(({ name }) => name.trim() !== '') : areas.every(({ name }) => name === '')

const isHeld = (question: QuestionContent): boolean => {
  const { presentation, key } = own(question)
  return presentation.areas.length > 0 && key.right.length > 0 && areNamesHeld(own(question))
}

const imageOf = (link: string, images: ExportedQuiz['images']): { type: string; size: Size } => {
  const bytes = images.get(link)?.bytes
  const type = { 0x89: 'png', 0xff: 'jpeg', 0x47: 'gif', 0x52: 'webp' }[bytes?.[0] ?? 0x89] ?? 'png'
  return { type: `image/${type}`, size: sizeOfImage(bytes) ?? unknownSize }
}

export const qtiOfHotspot: NonNullable<KindForm['qti']> = {
  holds: isHeld,
  cardinality: 'multiple',
  baseType: 'identifier',
  declared: (question, { element }) => {
    const { presentation, key, scoring } = own(question)
    const share = question.weightage / Math.max(1, key.right.length)
    return [
      element('correctResponse', {}, ...key.right.map((index) => element('value', {}, areaIdent(index)))),
      scoring.rule === 'all'
        ? ''
        : element(
            'mapping',
            { lowerBound: 0, upperBound: question.weightage, defaultValue: 0 },
            ...presentation.areas.map((_, index) =>
              element('mapEntry', {
                mapKey: areaIdent(index),
                mappedValue: percent(key.right.includes(index) ? share : -share),
              }),
            ),
          ),
    ].join('')
  },
  processing: (question, qti) =>
    own(question).scoring.rule === 'all' ? comparesWithCorrect(qti) : addsMapping(qti),
  interaction: (question, { element, version, inCatalogue }, write, images) => {
    const { presentation } = own(question)
    const { image_url: link, image_description: description = '', areas } = presentation
    const { type, size } = imageOf(link, images)
    const address = addressIn(write({ ...emptyContent, image: link, description }))
    const object =
      version === '3.0'
        ? `<img src="${escapeXml(address)}" alt="${escapeXml(description)}" ` +
          `width="${size.width}" height="${size.height}"/>`
        : element('object', { data: address, type, ...size }, escapeXml(description))
    return element(
      'hotspotInteraction',
      { responseIdentifier: 'RESPONSE', maxChoices: presentation.at_most ?? 0 },
      object,
      ...areas.map((area, index) =>
        element('hotspotChoice', {
          identifier: areaIdent(index),
          shape: shapes[area.shape],
          coords: coordsOf(area, size).join(','),
          ...(presentation.shows_names && { hotspotLabel: area.name, ...inCatalogue?.(area.name) }),
        }),
      ),
    )
  },
}
