import { emptyContent, type RawQuestion } from '../entry/entry.ts'
import { withoutPackage } from '../qti/read.ts'
import { aroundItem, type ItemPlace } from '../qti/item-place.ts'
import { brokenXml } from '../xml/broken-xml.ts'
import { parseXml, readXml } from '../xml/read-xml.ts'
import { withAmpersands } from '../xml/with-ampersands.ts'
import { attribute, childNamed, childrenNamed, type Element, elementsOf, textOf } from '../xml/tree.ts'
import { readItem12 } from './read-item.ts'
import { drawnFrom, itemReferredTo, marksOfDrawn, readReference, readSelection } from './references.ts'
import { hasStimuli, sharedBy, stimuliIn, type Stimuli } from './stimuli.ts'
import { textOfMaterial } from './material.ts'

const descriptions = ['presentation_material', 'rubric']

/**
 * What an item consists of. A section is read without it, and each item again from its source when its turn comes: the
 * tree of ten thousand items takes more memory than a thread has.
 */
const partsOfItem: ReadonlySet<string> = new Set([
  'itemmetadata',
  'presentation',
  'resprocessing',
  'itemfeedback',
  'itemproc_extension',
  'answer_key',
  'hint',
])

/** An item with all that it consists of. */
const wholeItem = (item: Element, source: string): Element => {
  const { root } = parseXml(source)
  return root ? { ...root, line: item.line } : item
}

type Section = { name?: string; paragraph?: string }

/**
 * Reads QTI 1.2 as written by Canvas, Blackboard, Respondus and Common Cartridge: the items of an assessment,
 * its sections or a bank.
 */
export function* readQti12(xml: string, place: ItemPlace = withoutPackage): Generator<RawQuestion> {
  const text = withAmpersands(xml)
  const names = ['section', 'item', 'bankentry_item', 'qtimetadatafield', ...descriptions]
  const parts = readXml(text, names, (name) => partsOfItem.has(name))
  const isShared = hasStimuli(text)
  let around: Section = {}
  let next = parts.next()
  for (; !next.done; next = parts.next()) {
    const { element, source } = next.value
    if (descriptions.includes(element.name)) yield* readDescription(element, source, place)
    else if (element.name === 'qtimetadatafield') around = { ...around, ...nameOfBank(element) }
    else if (element.name === 'section') yield* readSection(element, place, around, { text, isShared })
    else yield* readOne(element, source, withSection(place, around))
  }
  if (next.value) yield brokenXml(next.value, place.file)
}

/**
 * Reads the texts of an assessment outside its sections. They are no questions, but are listed so that they
 * are not lost silently.
 */
const readDescription = (element: Element, source: string, place: ItemPlace): RawQuestion[] => {
  const text = textOfMaterial(element)
  if (text.trim() === '') return []
  return [
    {
      ...aroundItem(element, place),
      kind: 'information',
      source,
      content: { ...emptyContent, text },
      reason: 'It is a description of the whole assessment, not a question.',
    },
  ]
}

/** Canvas names a bank in its metadata. */
const nameOfBank = (field: Element): Section => {
  const name = textOf(childNamed(field, 'fieldentry')).trim()
  return textOf(childNamed(field, 'fieldlabel')).trim() === 'bank_title' && name !== '' ? { name } : {}
}

const withSection = (place: ItemPlace, { name, paragraph }: Section): ItemPlace => ({
  ...place,
  ...(name !== undefined && { section: name }),
  ...(paragraph !== undefined && { paragraph }),
})

/** The text of a file, and whether its items share texts. */
type Written = { text: string; isShared: boolean }

const readOne = (element: Element, source: string, place: ItemPlace): RawQuestion[] => {
  const name = itemReferredTo(element)
  return name === undefined
    ? [readItem12(wholeItem(element, source), source, place)]
    : readReference(element, source, name, place)
}

const noStimuli: Stimuli = new Map()

function* readSection(
  section: Element,
  place: ItemPlace,
  above: Section,
  written: Written,
): Generator<RawQuestion> {
  const { text, isShared } = written
  const inside = describe(section, above)
  const around = withSection(place, inside)
  yield* readSelection(section, sourceOf(section, text), place)
  const drawn = drawnFrom(section)
  const marks = marksOfDrawn(section)
  const wholeOf = (item: Element): Element => wholeItem(item, sourceOf(item, text))
  const stimuli = isShared ? stimuliIn(section, wholeOf) : noStimuli
  for (const child of elementsOf(section)) {
    if (child.name === 'section') yield* readSection(child, place, inside, written)
    else if (
      /^(?:item|itemref|bankentry_item)$/.test(child.name) &&
      !stimuli.has(attribute(child, 'ident') ?? '')
    ) {
      const { paragraph, lost } = stimuli.size > 0 ? sharedBy(wholeOf(child), stimuli) : { lost: [] }
      const inText = paragraph === undefined ? around : { ...around, paragraph }
      for (const question of readOne(child, sourceOf(child, text), inText))
        yield { ...question, ...marks, without: [...(question.without ?? []), ...drawn, ...lost] }
    }
  }
}

/** Canvas names the only section of a quiz "root"; such a name is ignored. */
const describe = (section: Element, above: Section): Section => {
  const isOwn = (attribute(section, 'ident') ?? '').startsWith('exact_section')
  const written = attribute(section, 'title') ?? ''
  const title = isOwn ? written : written.trim()
  const isRoot =
    !isOwn &&
    (/^(?:root[_ ]section|main|section\s*1?)$/i.test(title) || attribute(section, 'ident') === 'root_section')
  const paragraph = childrenNamed(section, 'presentation_material')
    .map((material) => textOfMaterial(material))
    .join('\n')
  return {
    ...above,
    ...(title !== '' && !isRoot && { name: title }),
    ...(paragraph !== '' && { paragraph }),
  }
}

/** The source text of an element. */
const sourceOf = ({ range }: Element, text: string): string => (range ? text.slice(range[0], range[1]) : '')
