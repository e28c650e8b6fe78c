import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

/** An element with its attributes and children, or a text. */
type Drawn = string | [tag: string, attributes: Record<string, unknown>, ...children: Drawn[]]
type Shown = { css: string; drawn: Drawn }
type React = {
  createElement: (tag: string, attributes: object, ...children: unknown[]) => unknown
  createRoot: (place: Element) => { render: (content: unknown) => void }
}

const web = join(import.meta.dirname, '..', '..', '..', 'packages', 'web')
const reactAlone = `export { createElement } from 'react'; export { createRoot } from 'react-dom/client'`

let bundled: Promise<string> | undefined
/** The script of react-dom as in the product, and nothing else; it defines a global `React`. */
export const bundleReact = (): Promise<string> => (bundled ??= buildReact())

const buildReact = async (): Promise<string> => {
  const id = join(web, 'react-alone.js')
  const built = await build({
    root: web,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'react-alone',
        load: (asked) => (asked === id ? reactAlone : null),
        resolveId: (asked) => (asked === id ? id : null),
      },
    ],
    build: { write: false, target: 'es2023', lib: { entry: id, name: 'React', formats: ['iife'] } },
  })
  const [bundle] = built as Rolldown.RolldownOutput[]
  return bundle!.output[0].code
}

/** Runs in the page: reads what it shows, and all its styles. */
const readShown = (): Shown => {
  const styleOf = ({ style }: HTMLElement) =>
    Object.fromEntries(
      Array.from(style, (name) => [
        name.startsWith('--') ? name : name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
        style.getPropertyValue(name),
      ]),
    )
  const read = (node: Node): Drawn[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof HTMLElement || node instanceof SVGElement || node instanceof MathMLElement))
      return []
    const attributes = Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value]))
    if (attributes['style'] !== undefined) Object.assign(attributes, { style: styleOf(node as HTMLElement) })
    return [[node.localName, attributes, ...Array.from(node.childNodes).flatMap(read)]]
  }
  const rules = Array.from(document.styleSheets).flatMap(({ cssRules }) => Array.from(cssRules))
  const [drawn] = read(document.getElementById('root')!)
  return { css: rules.map(({ cssText }) => cssText).join('\n'), drawn: drawn! }
}

/** Runs in the page: renders it again. */
const draw = (react: React, drawn: Drawn): void => {
  const make = (part: Drawn): unknown => {
    if (typeof part === 'string') return part
    const [tag, attributes, ...children] = part
    return react.createElement(tag, attributes, ...children.map(make))
  }
  react.createRoot(document.getElementById('place')!).render(make(drawn))
}

const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Renders what a page shows by react-dom alone from ready data, in a new page of the same browser. */
export const drawPlainly = async (
  shown: Page,
  context: BrowserContext,
  prepare: (page: Page) => Promise<void>,
): Promise<Page> => {
  const script = await bundleReact()
  const { css, drawn } = await shown.evaluate(readShown)
  const address = new URL('/drawn-plainly', shown.url()).href
  const page = await context.newPage()
  await prepare(page)
  const run = `${script.replaceAll('</script', '<\\/script')};(${draw.toString()})(React,${inScript(drawn)})`
  const head = `<!doctype html><meta charset="utf-8"><style>${css}</style>`
  const body = `${head}<div id="place"></div><script>${run}</script>`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  return page
}
