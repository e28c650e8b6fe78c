import { pushAll } from '@quizwright/formats/long-lists.ts'
import { type Element, elementsOf, textOf } from '@quizwright/formats/xml/tree.ts'
import { parseXml } from '@quizwright/formats/xml/read-xml.ts'

/** A part of the same drawing that an attribute or a style names: "#a", "url(#a)". */
const named = /(?:^\s*|url\(\s*["']?)#([^"')\s]+)/g
const namesIn = (text: string): string[] => [...text.matchAll(named)].map(([, name = '']) => name)

/** A chain of parts that use one another is never as long. */
const maxDepth = 500

const allIn = (element: Element): Element[] => {
  const all = [element]
  // The list grows while it is walked.
  for (const one of all) pushAll(all, elementsOf(one))
  return all
}

/**
 * How many parts a drawing has, each counted as often as others use it: ten levels of ten uses each are as many as a
 * file of 10^10 parts. Parts that use themselves have no end.
 */
export const partsDrawn = (svg: string): number => {
  const { root } = parseXml(svg)
  if (!root) return 0
  const byId = new Map(
    allIn(root).flatMap((one) => (one.attributes['id'] ? [[one.attributes['id'], one]] : [])),
  )
  const counts = new Map<Element, number>()
  const countOf = (element: Element, depth: number): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    if (depth > maxDepth) return Infinity
    // Until it is counted: whoever meets it again is within it.
    counts.set(element, Infinity)
    const used = Object.values(element.attributes).flatMap(namesIn)
    if (element.name === 'style') used.push(...namesIn(textOf(element)))
    let count = 1
    for (const child of elementsOf(element)) count += countOf(child, depth + 1)
    for (const name of used) {
      const target = byId.get(name)
      if (target) count += countOf(target, depth + 1)
    }
    counts.set(element, count)
    return count
  }
  return countOf(root, 0)
}
