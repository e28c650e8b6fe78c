import { Parser } from 'htmlparser2'
import type { Element } from './tree.ts'

/** Nobody nests elements so deep; the parser's time would grow with the square of the depth. */
const maxDepth = 200

/**
 * Reads HTML as a browser does: nothing is an error, scripts never run, nothing is fetched. Of HTML that is nested too
 * deep the text alone is read.
 */
export const parseHtml = (html: string): Element => {
  const root = emptyRoot()
  const open: Element[] = [root]
  let isTooDeep = false
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element: Element = { name: withoutPrefix(name), attributes, children: [], line: 1 }
        open.at(-1)!.children.push(element)
        open.push(element)
        if (open.length <= maxDepth || isTooDeep) return
        isTooDeep = true
        parser.pause()
      },
      ontext: (text) => void open.at(-1)!.children.push(text),
      onclosetag: () => {
        if (open.length > 1) open.pop()
      },
    },
    { decodeEntities: true, recognizeSelfClosing: true },
  )
  parser.end(html)
  return isTooDeep ? { ...emptyRoot(), children: [html.replace(/<[^<>]*>/g, ' ')] } : root
}

const emptyRoot = (): Element => ({ name: '#html', attributes: {}, children: [], line: 1 })

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)
