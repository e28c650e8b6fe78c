import { contentOfNodes, type ContentContext } from '../content/content-of-nodes.ts'
import { looksLikeHtml } from '../content/content-of-text.ts'
import type { Content } from '../entry/entry.ts'
import { parseHtml } from '../xml/parse-html.ts'
import { attribute, type Element, elementsOf, type Node, textOf } from '../xml/tree.ts'

/** Elements that group materials. */
const holders = new Set(
  'flow flow_mat flow_label presentation material_ref solution solutionmaterial answer_key_material'.split(
    ' ',
  ),
)

/** The elements with visible content below a grouping element. */
export const materialsIn = (element: Element): Element[] =>
  elementsOf(element).flatMap((child) => {
    const name = child.name.toLowerCase()
    if (name === 'material') return [child]
    return holders.has(name) ? materialsIn(child) : []
  })

/** The nodes of a material. Its texts are HTML or plain text; its images are elements of their own. */
const nodesOf = (material: Element): Node[] =>
  elementsOf(material).flatMap((child): Node[] => {
    const name = child.name.toLowerCase()
    if (name === 'mattext' || name === 'mat_formattedtext' || name === 'matemtext') return textNodes(child)
    // Blackboard wraps each of its texts.
    if (name === 'mat_extension') return nodesOf(child)
    if (name === 'matbreak') return [{ ...child, name: 'br' }]
    // For a missing image, Sakai writes an image element without an address.
    if (name === 'matimage' && attribute(child, 'uri') === '' && textOf(child).trim() === '') return []
    if (name === 'matimage') return [withEmbedded(child)]
    return name === 'altmaterial' ? [] : [child]
  })

/** ILIAS writes the bytes of an image into its element. */
const withEmbedded = (image: Element): Element => {
  const bytes = textOf(image).replaceAll(/\s/g, '')
  if (attribute(image, 'embedded') !== 'base64' || bytes === '') return image
  const type = attribute(image, 'imagtype') ?? 'image/png'
  return { ...image, attributes: { ...image.attributes, uri: `data:${type};base64,${bytes}` }, children: [] }
}

const textNodes = (element: Element): Node[] => {
  const type = (attribute(element, 'texttype') ?? attribute(element, 'type') ?? 'text/plain').toLowerCase()
  // XHTML may be directly inside the element.
  if (elementsOf(element).length > 0) return [block(element, element.children)]
  const text = textOf(element)
  return type.includes('html') || looksLikeHtml(text)
    ? [block(element, parseHtml(text).children)]
    : [{ ...element, name: 'p', attributes: { style: 'white-space: pre-wrap' }, children: [text.trim()] }]
}

const block = (element: Element, children: Node[]): Element => ({
  ...element,
  name: 'div',
  attributes: {},
  children,
})

export const contentOfMaterials = (materials: readonly Element[], context: ContentContext): Content =>
  contentOfNodes(materials.flatMap(nodesOf), context)

/** The text of materials without images, such as the text above a section. */
export const textOfMaterial = (element: Element): string =>
  contentOfMaterials(materialsIn(element).slice(0, 20), {
    findImage: () => undefined,
    without: [],
  }).text
