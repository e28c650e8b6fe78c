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

export type Package = {
  /** The name of the file of the package to which an address in a file leads. */
  findReferred: (href: string, from: string) => string | undefined
  readSection: (name: string) => Element | undefined
}

/**
 * The items of a test in order, with the titles and texts of their sections, also of those that are files of
 * their own. Each of these is read once: in a broken package they refer to each other, or to themselves many times.
 */
export const readTestOrder = (
  test: Element,
  name: string,
  { findReferred, readSection }: Package,
): TestPlace[] => {
  const places: TestPlace[] = []
  const read = new Set([name])
  const walk = (element: Element, around: Around): void => {
    for (const child of elementsOf(element)) {
      if (child.name === 'assessmentitemref') places.push(placeOf(child, around))
      else if (child.name === 'assessmentsection') walk(child, sectionOf(child, around))
      else if (child.name === 'testpart') walk(child, around)
      else if (child.name === 'assessmentsectionref') walkReferred(child, around)
    }
  }
  const walkReferred = ({ attributes: { href = '' } }: Element, around: Around): void => {
    const found = findReferred(href, around.from)
    if (found === undefined) return void places.push({ ...around, href })
    if (read.has(found)) return
    read.add(found)
    const root = readSection(found)
    if (!root) return void places.push({ ...around, href })
    const section = normalTree(root)
    walk(section, sectionOf(section, { ...around, from: found }))
  }
  walk(normalTree(test), { from: name })
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
