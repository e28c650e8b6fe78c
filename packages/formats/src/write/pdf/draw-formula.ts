import { defined } from '@quizwright/domain/defined.ts'
import { LiteElement, type LiteNode } from 'mathjax-full/js/adaptors/lite/Element.js'
import { LiteText } from 'mathjax-full/js/adaptors/lite/Text.js'
import { type Formula, readNumbers } from './formulas.ts'
import { withoutSmoothCurves } from './smooth-curves.ts'

type Doc = PDFKit.PDFDocument

/** The default line width, in thousandths of the font size. */
const lineWidth = 60

/** Draws a formula with its baseline at a position. `size` is the font size in points. */
export const drawFormula = (doc: Doc, { root }: Formula, x: number, y: number, size: number): void => {
  doc.save()
  doc.translate(x, y).scale(size / 1_000)
  drawChildren(doc, root)
  doc.restore()
}

const drawChildren = (doc: Doc, element: LiteElement): void => {
  for (const child of element.children as LiteNode[])
    if (child instanceof LiteElement) drawElement(doc, child)
}

const drawElement = (doc: Doc, element: LiteElement): void => {
  doc.save()
  for (const [, name, values] of String(element.attributes.transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g))
    transform(doc, defined(name, 'name'), readNumbers(values))
  drawers[element.kind]?.(doc, element)
  doc.restore()
}

const transform = (doc: Doc, name: string, [a = 0, b]: number[]): void => {
  if (name === 'translate') doc.translate(a, b ?? 0)
  else if (name === 'scale') doc.scale(a, b ?? a)
  else if (name === 'rotate') doc.rotate(a)
}

const numberOf = (element: LiteElement, name: string): number => readNumbers(element.attributes[name])[0] ?? 0

const drawers: Readonly<Record<string, (doc: Doc, element: LiteElement) => void>> = {
  g: drawChildren,
  path: (doc, { attributes }) => {
    if (attributes.d) doc.path(withoutSmoothCurves(String(attributes.d))).fill()
  },
  rect: (doc, element) => {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOf(element, name))
    doc.rect(defined(x, 'x'), defined(y, 'y'), defined(width, 'width'), defined(height, 'height'))
    if (element.attributes.fill === 'none') doc.lineWidth(lineWidth).stroke()
    else doc.fill()
  },
  line: (doc, element) => {
    const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) => numberOf(element, name))
    doc
      .moveTo(defined(x1, 'x1'), defined(y1, 'y1'))
      .lineTo(defined(x2, 'x2'), defined(y2, 'y2'))
      .lineWidth(lineWidth)
      .stroke()
  },
  // A stretched part, such as the middle of a tall brace, is clipped to its frame.
  svg: (doc, element) => {
    const [left = 0, top = 0, boxWidth = 1, boxHeight = 1] = readNumbers(element.attributes.viewBox)
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOf(element, name))
    doc
      .translate(defined(x, 'x'), defined(y, 'y'))
      .rect(0, 0, defined(width, 'width'), defined(height, 'height'))
      .clip()
    doc
      .scale(defined(width, 'width') / boxWidth, defined(height, 'height') / boxHeight)
      .translate(-left, -top)
    drawChildren(doc, element)
  },
  text: (doc, element) => {
    const words = (element.children as LiteNode[]).filter((child) => child instanceof LiteText)
    doc.font('regular').fontSize(numberOf(element, 'font-size'))
    doc.text(words.map(({ value }) => value).join(''), 0, 0, { lineBreak: false, baseline: 'alphabetic' })
  },
}
