import { detectTextFormat } from './detect-text.ts'
import { detectXmlFormat, isXmlOfTool } from './detect-xml.ts'

const fence = /^[ \t]*```[ \t]*(?:\w+[ \t]*)?\n((?:(?![ \t]*```)[^\n]*\n)*)[ \t]*```[ \t]*$/gm
const shownChars = 100

/**
 * The file that an assistant put into fences, with what it said around them. Undefined where what stands around may be
 * questions itself: then the fences hold code.
 */
export const fileInFences = (text: string): { text: string; around: string } | undefined => {
  if (!text.includes('```') || isXmlOfTool(text)) return undefined
  const plain = text.replaceAll(/\r\n?/g, '\n')
  const inside = [...plain.matchAll(fence)].map(([, body = '']) => body)
  const around = plain.replaceAll(fence, '\n').trim()
  const file = inside.join('\n')
  const isXml = inside.length === 1 && typeof detectXmlFormat(file) === 'string'
  const isFile = isXml || detectTextFormat(file) !== undefined
  if (!isFile || around.length > file.length || detectTextFormat(around) !== undefined) return undefined
  const shown = around.replaceAll(/\s+/g, ' ')
  return { text: file, around: shown.length > shownChars ? `${shown.slice(0, shownChars)}…` : shown }
}

/** What the author reads of it. */
export const aroundFences = (around: string): string =>
  `What stands around the fenced part of the file was left out: “${around}”`
