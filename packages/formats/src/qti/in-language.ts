import { contentLanguage } from '@quizwright/domain/schemas/language.ts'
import { translationLimits } from '@quizwright/domain/translations/limits.ts'
import {
  attribute,
  childNamed,
  childrenNamed,
  type Element,
  isElement,
  type Node,
  textOf,
} from '../xml/tree.ts'

/** The attribute by which a text refers to its entries in the catalogue of its item. */
export const catalogueOf = 'data-catalog-idref'

/** The cards that say the text itself in another language. */
const ofTranslation = /^(?:keyword-translation|item-translation|ext:translation)$/

type Entry = { language: string; nodes: readonly Node[] }
type Catalogue = ReadonlyMap<string, readonly Entry[]>

const cardsOf = (item: Element): { id: string; card: Element }[] =>
  childrenNamed(childNamed(item, 'cataloginfo'), 'catalog').flatMap((catalog) =>
    childrenNamed(catalog, 'card').map((card) => ({ id: attribute(catalog, 'id') ?? '', card })),
  )

const isTranslation = ({ card }: { card: Element }): boolean =>
  ofTranslation.test(attribute(card, 'support') ?? '')

/** Whether an item has other forms of its texts than translations. */
export const hasOtherForms = (item: Element): boolean => cardsOf(item).some((one) => !isTranslation(one))

const readCatalogue = (item: Element): Catalogue => {
  const found = new Map<string, Entry[]>()
  for (const { id, card } of cardsOf(item).filter(isTranslation))
    for (const entry of childrenNamed(card, 'cardentry')) {
      const language = attribute(entry, 'xml:lang') ?? attribute(entry, 'lang') ?? ''
      const content = childNamed(entry, 'htmlcontent')
      if (contentLanguage.safeParse(language).success && content)
        found.set(id, [...(found.get(id) ?? []), { language, nodes: content.children }])
    }
  return found
}

/** The languages of the translations of an item. */
export const languagesOfItem = (item: Element): string[] => {
  const entries = [...readCatalogue(item).values()].flat()
  return [...new Set(entries.map(({ language }) => language))].slice(0, translationLimits.languages)
}

const isText = ({ name }: Element): boolean => /^(?:p|div|span|li|td|th|h[1-6]|em|strong)$/.test(name)

/** Returns an item with each text replaced that its catalogue has in a language. */
export const itemInLanguage = (item: Element, language: string): Element => {
  const catalogue = readCatalogue(item)
  const nodesFor = (element: Element): readonly Node[] | undefined =>
    (attribute(element, catalogueOf) ?? '')
      .split(/\s+/)
      .flatMap((id) => catalogue.get(id) ?? [])
      .find((entry) => entry.language === language)?.nodes
  const replaced = (node: Node): Node[] => {
    if (!isElement(node)) return [node]
    const nodes = nodesFor(node)
    if (!nodes) return [{ ...node, children: node.children.flatMap(replaced) }]
    // The name of an area is an attribute.
    if (node.name === 'hotspotchoice') {
      const hotspotlabel = nodes
        .map((one) => (isElement(one) ? textOf(one) : one))
        .join('')
        .trim()
      return [{ ...node, attributes: { ...node.attributes, hotspotlabel } }]
    }
    return isText(node) ? [...nodes] : [{ ...node, children: [...nodes] }]
  }
  return { ...item, children: item.children.flatMap(replaced) }
}
