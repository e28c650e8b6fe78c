import { emptyContent, type RawQuestion } from '../entry/entry.ts'
import { aroundItem, type ItemPlace } from '../qti/item-place.ts'
import { attribute, childNamed, type Element, elementsOf, find, textOf } from '../xml/tree.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** Elements that refer to an item stored elsewhere: in a bank, or in the question library. */
const references = new Set(['itemref', 'bankentry_item'])

/**
 * The identifier of the item that an element refers to; undefined if the element is an item itself.
 * Brightspace wraps references.
 */
export const itemReferredTo = (element: Element): string | undefined => {
  const children = elementsOf(element)
  const wrapped =
    element.name === 'item' && children.length === 1 ? itemReferredTo(elementAt(children, 0)) : undefined
  if (wrapped !== undefined || !references.has(element.name)) return wrapped
  return attribute(element, 'linkrefid') ?? attribute(element, 'item_ref') ?? ''
}

/**
 * Reports an item that is neither in the file nor elsewhere in its package. Items elsewhere in the package
 * are read there.
 */
export const readReference = (
  element: Element,
  source: string,
  name: string,
  place: ItemPlace,
): RawQuestion[] => {
  if (place.isItemElsewhere?.(name)) return []
  return [leftOut(element, source, place, `It is kept in an item bank, which the file does not hold`)]
}

/** Whether a group has its questions beside the bank from which it draws them. */
const hasItems = (section: Element): boolean => childNamed(section, 'item') !== undefined

/** Reports a group that draws its questions from a bank. */
export const readSelection = (section: Element, source: string, place: ItemPlace): RawQuestion[] => {
  const bank = textOf(childNamed(selectionOf(section), 'sourcebank_ref')).trim()
  if (bank === '' || hasItems(section)) return []
  const name = (attribute(section, 'title') ?? '').trim()
  const group = name === '' ? 'A group' : `The group "${name.slice(0, 80)}"`
  const held = place.isItemElsewhere?.(bank) ? 'Its questions are listed as they stand there' : undefined
  return [leftOut(section, source, place, `${group} draws questions from a bank`, held)]
}

/** Describes how many questions a section draws, as a loss. */
export const drawnFrom = (section: Element): string[] => {
  const selection = selectionOf(section)
  const number = textOf(childNamed(selection, 'selection_number')).trim()
  return selection && number !== '' && (hasItems(section) || !childNamed(selection, 'sourcebank_ref'))
    ? [`the drawing of ${number} from its group`]
    : []
}

/** The marks that a group gives each question that is drawn from it, whatever the question itself says. */
export const marksOfDrawn = (section: Element): { marks?: number } => {
  const written = textOf(find(selectionOf(section), 'selection_extension', 'points_per_item')).trim()
  const marks = Number(written)
  return written !== '' && Number.isFinite(marks) && marks > 0 ? { marks } : {}
}

const selectionOf = (section: Element): Element | undefined =>
  childNamed(childNamed(section, 'selection_ordering'), 'selection')

const leftOut = (
  element: Element,
  source: string,
  place: ItemPlace,
  what: string,
  then = 'Export the bank too',
): RawQuestion => ({
  ...aroundItem(element, place),
  kind: 'unreadable',
  source,
  content: emptyContent,
  reason: `${what}. ${then}.`,
})
