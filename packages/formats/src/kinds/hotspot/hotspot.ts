import { arrangeHotspot, blankHotspot } from '@quizwright/domain/kinds/hotspot/blank.ts'
import type { Area, Hotspot } from '@quizwright/domain/kinds/hotspot/schema.ts'
import { kindLimits, limits } from '@quizwright/domain/limits.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { KindForm } from '../kind-form.ts'
import { qti12OfHotspot } from './qti-1.2.ts'
import { qtiOfHotspot } from './qti.ts'

const own = ({ interaction }: QuestionContent): Hotspot =>
  interaction?.kind === 'hotspot' ? interaction : blankHotspot()

/** What an area is called on paper: its name, or its number. */
const nameOf = ({ name }: Area, index: number): string => name.trim() || `Area ${index + 1}`

export const hotspotForm: KindForm = {
  rawKind: 'position',
  read: ({ marked, images = [] }) => {
    if (!marked || marked.areas.length < limits.minOptions || marked.areas.length > kindLimits.areas)
      return undefined
    const { image, areas, atMost, rule = 'net', showsNames = false } = marked
    if (!areas.some(({ isRight }) => isRight)) return undefined
    const right = areas.flatMap(({ isRight }, index) => (isRight ? [index] : []))
    const blank = blankHotspot(
      areas.map(({ isRight: _, ...area }) => area),
      right,
    )
    const description =
      image.description || images.find(({ link }) => link === image.link)?.description || undefined
    return arrangeHotspot({
      ...blank,
      presentation: {
        ...blank.presentation,
        image_url: image.link,
        ...(description !== undefined && { image_description: description }),
        at_most: atMost === undefined || atMost >= areas.length ? null : Math.max(1, atMost),
        shows_names: showsNames,
      },
      scoring: { rule },
    })
  },
  reason: ({ marked }) => {
    if (!marked) return undefined
    if (marked.areas.length === 0) return 'Its areas have no coordinates that can be read.'
    if (marked.areas.length > kindLimits.areas)
      return `It has ${marked.areas.length} areas, and a question here has at most ${kindLimits.areas}.`
    return marked.areas.some(({ isRight }) => isRight)
      ? 'It marks one area of its image, which leaves no other to choose.'
      : 'It does not say which area is right.'
  },
  onPaper: (question) => {
    const { presentation, key } = own(question)
    const { areas, at_most: atMost, image_url: image, shows_names: showsNames } = presentation
    return {
      lines: [
        atMost === 1 ? 'Mark the right place in the image.' : 'Mark the right places in the image.',
        ...(showsNames ? areas.map(({ name }, index) => `Area ${index + 1}: ${name}`) : []),
      ],
      key: key.right.flatMap((index) => (areas[index] ? [nameOf(areas[index], index)] : [])).join(', '),
      image: { link: image, description: presentation.image_description },
    }
  },
  qti12: qti12OfHotspot,
  qti: qtiOfHotspot,
}
