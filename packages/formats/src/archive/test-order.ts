import { contentOfNodes } from '../content/content-of-nodes.ts'
import { normalTree } from '../qti/normal-tree.ts'
import { childNamed, childrenNamed, type Element, elementsOf } from '../xml/tree.ts'

/** The position of an item in a test of QTI 2 or 3. */
export type TestPlace = {
  href: string
  section?: string
  paragraph?: string
  weight?: number
  lostInTest?: string[]
}

/** The items of a test in order, with the titles and texts of their sections. */
export const readTestOrder = (test: Element): TestPlace[] => {
  const places: TestPlace[] = []
  const walk = (element: Element, around: Omit<TestPlace, 'href'>): void => {
    for (const child of elementsOf(element)) {
      if (child.name === 'assessmentitemref') places.push(placeOf(child, around))
      else if (child.name === 'assessmentsection') walk(child, sectionOf(child, around))
      else if (child.name === 'testpart') walk(child, around)
    }
  }
  walk(normalTree(test), {})
  return places
}

const placeOf = (reference: Element, around: Omit<TestPlace, 'href'>): TestPlace => {
  const written = childNamed(reference, 'weight')?.attributes.value ?? '1'
  const weight = Number(written)
  const isMarks = Number.isFinite(weight) && weight > 0
  const lost = [...(around.lostInTest ?? []), ...(isMarks ? [] : [`its weight of ${written}`])]
  return {
    ...around,
    href: reference.attributes.href ?? '',
    ...(isMarks && weight !== 1 && { weight }),
    ...(lost.length > 0 && { lostInTest: lost }),
  }
}

/** Describes how many questions a section draws, as a loss. */
const drawnFrom = (section: Element): string[] => {
  const number = childNamed(section, 'selection')?.attributes.select
  return number === undefined ? [] : [`the drawing of ${number} from its section`]
}

const sectionOf = (section: Element, around: Omit<TestPlace, 'href'>): Omit<TestPlace, 'href'> => {
  const title = section.attributes.title ?? ''
  const isOwn = (section.attributes.identifier ?? '').startsWith('exact-section')
  const isNothing = title === '' || (!isOwn && /^(?:section\s*\d*|main|questions)$/i.test(title))
  const blocks = childrenNamed(section, 'rubricblock')
  const { text } = contentOfNodes(blocks, { findImage: () => undefined, without: [] })
  return {
    ...around,
    ...(isNothing ? {} : { section: isOwn ? title : title.trim() }),
    ...(text !== '' && { paragraph: text }),
    lostInTest: [...(around.lostInTest ?? []), ...drawnFrom(section)],
  }
}
