import { blackboardLine } from '../blackboard/line-kinds.ts'
import { isBrightspace } from '../brightspace/blocks.ts'
import { isOwnJson } from '../json/read.ts'
import { isWebct } from '../webct/fields.ts'

const blank = String.raw`(?:\s|//[^\n]*\n)*`
const named = String.raw`(?:export\s+)?(?:const|let|var)\s+\w+(?:\s*:[^=\n]*)?\s*=`
const assignment = String.raw`(?:(?:export\s+default|${named})${blank})?`
/** Where JSON or a list of JavaScript begins, maybe in a fence of Markdown. */
const jsonStart = new RegExp(
  String.raw`(?:^|\x60{3}[a-z0-9]*[ \t]*\n)${blank}${assignment}[[{]${blank}(?:[[{"']|\w+\s*:)`,
  'i',
)
const questionField = /(?:["']|[{,]\s*)(?:question\w*|stem|prompt|q)["']?\s*:/i
const ofH5p = /"library"\s*:\s*"H5P\./

/** Whether a text is JSON of another tool that has questions. */
const isOtherJson = (text: string): boolean =>
  jsonStart.test(text) && questionField.test(text) && !ofH5p.test(text)

/** How much of a text is looked at. Comments may stand above its first question. */
const maxLooked = 10_000

/** Formats that name themselves: by their beginning, or by the kind of question on their first line. */
export const detectMarked = (whole: string): 'json' | 'blackboard' | 'brightspace' | 'webct' | undefined => {
  const text = whole
    .slice(0, maxLooked)
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
  if (isOwnJson(text) || isOtherJson(text)) return 'json'
  if (isBrightspace(text)) return 'brightspace'
  if (isWebct(text)) return 'webct'
  const [first] = text.replace(/^\s*/, '').split('\n', 1)
  return blackboardLine.test(first ?? '') ? 'blackboard' : undefined
}
