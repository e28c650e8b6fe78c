import { emptyContent } from '../entry/entry.ts'
import { type MarkedArea, withOtherAreas } from '../kinds/hotspot/marked-image.ts'
import { sizeOfImage } from '../kinds/hotspot/size-of-image.ts'
import type { JsonObject } from '../json/json-fields.ts'
import { listOf, objectOf } from './part-reader.ts'
import type { ReadPart } from './read-part.ts'

/** H5P measures areas in percent of the image, we in thousandths. */
const thousandths = (percent: unknown): number => Math.round(10 * (Number(percent) || 0))

const areaOf = ({ userSettings, computedSettings }: JsonObject, ratio: number): MarkedArea => {
  const { x, y, width, height, figure } = objectOf(computedSettings)
  const [left, top, wide, high] = [x, y, width, height].map(thousandths) as [number, number, number, number]
  const common = { name: '', isRight: objectOf(userSettings).correct === true }
  // A circle is measured by the width of the image.
  const radius = Math.round(Math.min(wide, high * ratio) / 2)
  return figure === 'circle'
    ? {
        ...common,
        shape: 'circle',
        points: [left + Math.round(wide / 2), top + Math.round(high / 2), radius],
      }
    : { ...common, shape: 'rectangle', points: [left, top, left + wide, top + high] }
}

/** An image of which students press one area. Of several right ones any is enough, which is not asked here. */
export const readImageAreas: ReadPart = (params, part) => {
  const { backgroundImageSettings: background, hotspotSettings } = objectOf(params.imageHotspotQuestion)
  const { hotspot, taskDescription } = objectOf(hotspotSettings)
  const link = part.image(background) ?? ''
  const found = part.images().find((image) => image.link === link)
  const size = sizeOfImage(found?.bytes) ?? { width: 1, height: 1 }
  if (listOf(hotspot).some(({ userSettings }) => objectOf(userSettings).feedbackText))
    part.without.push('its feedback')
  const areas = listOf(hotspot).map((one) => areaOf(one, size.height / size.width))
  const right = areas.filter(({ isRight }) => isRight)
  const content = { ...emptyContent, text: part.html(taskDescription).text }
  if (right.length !== 1 || link === '') return [{ kind: 'position', content }]
  const others = areas.length === 1 ? withOtherAreas(areas) : undefined
  return [
    {
      kind: 'position',
      content,
      marked: { image: { link }, areas: others?.areas ?? areas, rule: 'net', atMost: 1 },
      hints: others ? [others.hint] : [],
    },
  ]
}
