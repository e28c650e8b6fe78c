import { countOf } from '@quizwright/domain/rules/plural.ts'
import { detectTextFormat, type TextFormat } from '../detect/detect-text.ts'
import { rootOf } from '../detect/detect-xml.ts'
import { textOfHtml } from './text-of-html.ts'

/** What a web page, or a part of one, begins with. */
const pageRoots = new Set('html body main article section div form table ol ul p h1 h2 h3'.split(' '))

/** Rows of a table, whose cells tabs separate, as Markdown has them. */
const tablesAsMarkdown = (text: string): string => {
  const lines = text.split('\n')
  const isRow = (line: string | undefined): boolean => line?.includes('\t') === true
  return lines
    .flatMap((line, index) => {
      if (!isRow(line)) return [line]
      const cells = line.split('\t')
      const row = `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
      return isRow(lines[index - 1]) ? [row] : [row, `|${cells.map(() => '---|').join('')}`]
    })
    .join('\n')
}

/** The list of questions that a web page shows, as text, and what of it is not read or not sure. */
export const listInHtml = (
  html: string,
): { text: string; format: TextFormat; notes: string[] } | undefined => {
  if (!pageRoots.has(rootOf(html)?.name.toLowerCase() ?? '')) return undefined
  const { text: shown, images, isByChoice } = textOfHtml(html, { readsChosen: true })
  const text = detectTextFormat(shown) === undefined ? tablesAsMarkdown(shown) : shown
  const format = detectTextFormat(text)
  if (format === undefined) return undefined
  const notes = [
    ...(images > 0 ? [`The page has ${countOf(images, 'image')}, which it does not hold itself`] : []),
    ...(isByChoice ? [byChoice] : []),
  ]
  return { text, format, notes }
}

const byChoice =
  'The right options are those that are chosen on the page, which may be the answers of a student: check them'
