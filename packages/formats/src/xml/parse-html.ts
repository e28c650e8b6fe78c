import { lastOf } from '@quizwright/domain/defined.ts'
import { Parser } from 'htmlparser2'
import type { Element } from './tree.ts'

/** Nobody nests elements this deep, and the parser's time grows with the square of the depth. */
const maxDepth = 200

/**
 * Parses HTML as a browser does: errors are tolerated, scripts never run, and nothing is fetched. If HTML is
 * nested too deep, only its text is read.
 */
export const parseHtml = (html: string): Element => {
  const root = emptyRoot()
  const open: Element[] = [root]
  let isTooDeep = false
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element: Element = { name: withoutPrefix(name), attributes, children: [], line: 1 }
        lastOf(open).children.push(element)
        open.push(element)
        if (open.length <= maxDepth || isTooDeep) return
        isTooDeep = true
        parser.pause()
      },
      ontext: (text) => void lastOf(open).children.push(text),
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
