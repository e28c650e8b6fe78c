import { lookUp } from '../entry/look-up.ts'
import { type Element, elementsOf, textOf } from '../xml/tree.ts'

/** Markup within a text. A single letter may also name an option, so it is none where nothing stands beside it. */
const inline = new Set('a abbr b br code em font i img math span strong sub sup tt u'.split(' '))
const block = new Set('div h1 h2 h3 h4 li ol p pre table tbody td tr ul'.split(' '))
const isMarkup = (name: string): boolean => inline.has(name) || block.has(name)

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** No data is nested deeper; below it stands the text alone. */
const maxDepth = 100

const htmlOf = (element: Element, depth = 0): string =>
  depth > maxDepth
    ? escaped(textOf(element))
    : element.children
        .map((child) =>
          typeof child === 'string'
            ? escaped(child)
            : `<${child.name}>${htmlOf(child, depth + 1)}</${child.name}>`,
        )
        .join('')

/** Whether the children of an element are the markup of its text, as far as it has children. */
const holdsText = (element: Element): boolean => {
  const children = elementsOf(element)
  if (children.length === 0) return true
  const hasOwnText = element.children.some((child) => typeof child === 'string' && child.trim() !== '')
  return (
    children.every((child) => isMarkup(child.name.toLowerCase()) && !fieldsOf(child)) &&
    (hasOwnText || children.some(({ name }) => block.has(name.toLowerCase())))
  )
}

const textIn = (element: Element): string =>
  (elementsOf(element).length === 0 ? textOf(element) : htmlOf(element)).trim()

/** What a list of elements with one name is called. */
const plurals: Readonly<Record<string, string>> = {
  option: 'options',
  choice: 'choices',
  answer: 'answers',
  alternative: 'alternatives',
  response: 'responses',
  distractor: 'incorrect_answers',
  wrong: 'incorrect_answers',
}

/** An object that holds nothing but a list, "answers" around each "answer", is that list. */
const withoutFrame = (name: string, value: Record<string, unknown>): unknown => {
  const [[only, inside] = ['', undefined], ...more] = Object.entries(value)
  const isListOf =
    `${only}s`.toLowerCase() === name.toLowerCase() || only.toLowerCase() === name.toLowerCase()
  // Several elements of one name alone are a list in whatever language: "opciones" around each "opcion".
  if (more.length > 0 || (!isListOf && !Array.isArray(inside))) return value
  return Array.isArray(inside) ? inside : [inside]
}

/** The name that an attribute gives an element, as in a dump of a database: `<column name="question">`. */
const nameIn = ({ attributes }: Element): string | undefined => attributes['name'] ?? attributes['key']

/** Elements of one kind with different names are the fields of an object. */
const fieldsOf = (element: Element): Record<string, unknown> | undefined => {
  const children = elementsOf(element)
  const names = children.map(nameIn)
  const areFields =
    children.length > 1 &&
    new Set(children.map(({ name }) => name)).size === 1 &&
    children.every((child) => holdsText(child) && Object.keys(child.attributes).length === 1) &&
    !names.includes(undefined) &&
    new Set(names).size === names.length
  return areFields
    ? Object.fromEntries(children.map((child) => [nameIn(child) ?? '', textIn(child)]))
    : undefined
}

/**
 * An element as the same data would be in JSON: its text, or an object of its attributes and children. Elements of one
 * name beside each other are a list.
 */
export const valueOfXml = (element: Element, depth = 0): unknown => {
  if (depth > maxDepth) return textOf(element).trim()
  const attributes = Object.entries(element.attributes).filter(([name]) => !name.startsWith('xmlns'))
  if (holdsText(element)) {
    const text = textIn(element)
    return attributes.length === 0
      ? text
      : { ...Object.fromEntries(attributes), ...(text !== '' && { text }) }
  }
  const fields = fieldsOf(element)
  if (fields) return fields
  const children = [...Map.groupBy(elementsOf(element), ({ name }) => name)].map(
    ([name, same]): [string, unknown] => {
      const values = same.map((one) => valueOfXml(one, depth + 1))
      return values.length === 1 ? [name, values[0]] : [lookUp(plurals, name.toLowerCase()) ?? name, values]
    },
  )
  return withoutFrame(element.name, { ...Object.fromEntries(attributes), ...Object.fromEntries(children) })
}
