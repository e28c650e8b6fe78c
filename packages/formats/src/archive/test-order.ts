import { contentOfNodes } from '../content/content-of-nodes.ts'
import { normalTree } from '../qti/normal-tree.ts'
import { childNamed, childrenNamed, type Element, elementsOf } from '../xml/tree.ts'

/** The position of an item in a test of QTI 2 or 3. `from` is the file in which its address stands. */
export type TestPlace = {
  href: string
  from: string
  section?: string
  paragraph?: string
  weight?: number
  lostInTest?: string[]
}
type Around = Omit<TestPlace, 'href'>

/** Reads another file of the package, which an address in a file leads to. */
export type ReadReferred = (href: string, from: string) => { name: string; root: Element } | undefined

/** Sections may refer to sections. In a broken package they refer to each other. */
const maxDepth = 16

/**
 * The items of a test in order, with the titles and texts of their sections, also of those that are files of
 * their own.
 */
export const readTestOrder = (test: Element, name: string, readReferred: ReadReferred): TestPlace[] => {
  const places: TestPlace[] = []
  const walk = (element: Element, around: Around, depth: number): void => {
    for (const child of elementsOf(element)) {
      if (child.name === 'assessmentitemref') places.push(placeOf(child, around))
      else if (child.name === 'assessmentsection') walk(child, sectionOf(child, around), depth)
      else if (child.name === 'testpart') walk(child, around, depth)
      else if (child.name === 'assessmentsectionref') walkReferred(child, around, depth + 1)
    }
  }
  const walkReferred = ({ attributes: { href = '' } }: Element, around: Around, depth: number): void => {
    const found = depth < maxDepth ? readReferred(href, around.from) : undefined
    if (!found) return void places.push({ ...around, href })
    const section = normalTree(found.root)
    walk(section, sectionOf(section, { ...around, from: found.name }), depth)
  }
  walk(normalTree(test), { from: name }, 0)
  return places
}

const placeOf = (reference: Element, around: Around): TestPlace => {
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

const sectionOf = (section: Element, around: Around): Around => {
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
