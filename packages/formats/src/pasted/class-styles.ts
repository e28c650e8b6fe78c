import { attribute, descendants, type Element, isElement, textOf } from '../xml/tree.ts'

const rule = /\.([\w-]+)\s*\{([^{}]*)\}/g
/** The numbers that Google Docs draws before the items of a list. */
const drawnNumber = /\.([\w-]+)\s*>\s*li:before\s*\{[^{}]*counter\([\w-]+\s*,\s*([\w-]+)\)/g

const property =
  /^\s*(color|background(?:-color)?|font-weight|text-decoration|list-style-type|vertical-align)\s*:/i
/** No value that is looked at is longer. */
const mostChars = 100

/** What the style sheets of a page say of single classes, as far as it marks words or numbers lists. */
const stylesOfClasses = (page: Element): Map<string, string> => {
  const sheets = descendants(page, 'style').map(textOf).join('\n')
  const styles = new Map<string, Map<string, string>>()
  const add = (name: string, style: string): void => {
    for (const declaration of style.split(';')) {
      const named = declaration.length > mostChars ? undefined : property.exec(declaration)?.[1]
      if (named === undefined) continue
      const known = styles.get(name) ?? new Map<string, string>()
      styles.set(name, known.set(named.toLowerCase(), `${declaration.trim()};`))
    }
  }
  for (const [, name = '', style = ''] of sheets.matchAll(rule)) add(name, style)
  for (const [, name = '', format = ''] of sheets.matchAll(drawnNumber))
    add(name, `list-style-type:${format}`)
  return new Map([...styles].map(([name, declarations]) => [name, [...declarations.values()].join('')]))
}

/** A page whose elements have the styles of their classes as their own, as a saved Google Doc needs. */
export const withClassStyles = (page: Element): Element => {
  const styles = stylesOfClasses(page)
  if (styles.size === 0) return page
  const withStyles = (element: Element): Element => {
    const names = new Set((attribute(element, 'class') ?? '').split(/\s+/))
    const ofClasses = [...names].map((name) => styles.get(name) ?? '').join('')
    const style = `${attribute(element, 'style') ?? ''};${ofClasses}`
    return {
      ...element,
      ...(ofClasses !== '' && { attributes: { ...element.attributes, style } }),
      children: element.children.map((child) => (isElement(child) ? withStyles(child) : child)),
    }
  }
  return withStyles(page)
}
