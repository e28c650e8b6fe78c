import type { Content } from '../../entry/entry.ts'
import { joinEquation } from '../../content/formulas.ts'
import { isRightToLeft } from '../right-to-left.ts'
import { imageSize } from '../word/image-size.ts'
import { withoutUnwritable } from '../xml-characters.ts'
import { drawFormula } from './draw-formula.ts'
import { type readFonts, type Script, type Segment, splitByFont } from './fonts.ts'
import { type FormulaOf, type Letters, layoutLines, type TextLine } from './layout-lines.ts'
import { innerWidth, page, type Strip } from './page-flow.ts'
import { formulaSign, textForFont, visualRuns } from './visual-runs.ts'
import { defined } from '@quizwright/domain/defined.ts'

type Doc = PDFKit.PDFDocument
export type TextFormat = {
  size?: number
  isBold?: boolean
  indent?: number
  /** Whether the text stands on the right although its own letters may run from left to right. */
  isOnRight?: boolean
}

const bodySize = 10.5
const leading = 3
/**
 * The largest height of an image in points, so that a question and its options fit on a page. A pixel counts
 * as 3/4 of a point.
 */
const maxImageHeight = 300
const pointsOfPixel = 0.75

/**
 * Creates strips of texts and images. `imageOf` returns an image that can be drawn.
 */
export const createTextDrawer = (
  doc: Doc,
  formulaOf: FormulaOf,
  {
    imageOf,
    fonts,
  }: { imageOf: (link: string) => Uint8Array | undefined; fonts: ReturnType<typeof readFonts> },
) => {
  const widths = new Map<string, number>()
  const registered = new Set<string>()
  /** A font is read and put into the file when the first text needs it. */
  const chooseFont = (script: Script, isBold: boolean): Doc => {
    const name = `${script} ${isBold}`
    if (!registered.has(name)) doc.registerFont(name, fonts.bytesOf(script, isBold))
    registered.add(name)
    return doc.font(name)
  }
  const lettersOf = ({ size = bodySize, isBold = false }: TextFormat): Letters => {
    const choose = (script: Script) => chooseFont(script, isBold).fontSize(size)
    const widthOfSegment = ({ text, script }: Segment): number => {
      const key = `${size} ${isBold} ${text}`
      const width = widths.get(key) ?? choose(script).widthOfString(text, { features: [] })
      widths.set(key, width)
      return width
    }
    return {
      size,
      choose: (script) => void choose(script),
      widthOf: (text) => splitByFont(text).reduce((sum, segment) => sum + widthOfSegment(segment), 0),
    }
  }

  const drawLine = (
    line: TextLine,
    letters: Letters,
    place: { left: number; top: number; isReversed: boolean },
  ) => {
    const base = place.top + line.ascent
    const formulaAt = (start: number) =>
      line.formulas[line.text.slice(0, start).split(formulaSign).length - 1]
    let left = place.left
    for (const run of visualRuns(line.text, place.isReversed)) {
      const formula = run.text === formulaSign ? formulaAt(run.start) : undefined
      if (formula) {
        drawFormula(doc, formula, left, base, letters.size)
        left += (formula.width * letters.size) / 1_000
        continue
      }
      const segments = splitByFont(run.text)
      for (const segment of run.isReversed ? segments.reverse() : segments) {
        letters.choose(segment.script)
        const text = textForFont({ text: segment.text, isReversed: run.isReversed })
        doc.text(text, left, base, { lineBreak: false, baseline: 'alphabetic', features: [] })
        left += letters.widthOf(segment.text)
      }
    }
  }

  /** A text after its label. All further lines are aligned with the text, not with the label. */
  const textStrips = (label: string, written: string, format: TextFormat = {}): Strip[] => {
    const letters = lettersOf(format)
    const indent = format.indent ?? 0
    const hanging = letters.widthOf(label)
    const text = fonts.shown(withoutUnwritable(`${label}${written}`))
    const isReversed = format.isOnRight || isRightToLeft(written)
    const lines = layoutLines(text, letters, { width: innerWidth - indent, hanging, formulaOf })
    return lines.map((line, index) => {
      const start = indent + (index > 0 ? hanging : 0)
      const left = isReversed ? page.width - page.margin - start - line.width : page.margin + start
      return {
        height: line.ascent + line.descent + leading,
        draw: (top) => drawLine(line, letters, { left, top, isReversed }),
      }
    })
  }

  const imageStrip = (bytes: Uint8Array, indent: number): Strip => {
    const size = defined(imageSize(bytes), 'imageSize')
    const [width, height] = [size.width * pointsOfPixel, size.height * pointsOfPixel]
    const scale = Math.min(1, (innerWidth - indent) / width, maxImageHeight / height)
    return {
      height: height * scale + 2 * leading,
      draw: (top) => {
        doc.image(Buffer.from(bytes), page.margin + indent, top + leading, {
          width: width * scale,
          height: height * scale,
        })
      },
    }
  }

  return {
    textStrips,
    contentStrips: (label: string, content: Content, format: TextFormat = {}): Strip[] => {
      const image = content.image === '' ? undefined : imageOf(content.image)
      return [
        ...textStrips(label, joinEquation(content), format),
        ...(image ? [imageStrip(image, format.indent ?? 0)] : []),
      ]
    },
  }
}
