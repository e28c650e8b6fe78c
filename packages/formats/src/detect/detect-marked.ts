import { isAnki } from '../anki/notes.ts'
import { blackboardLine } from '../blackboard/line-kinds.ts'
import { isBrightspace } from '../brightspace/blocks.ts'
import { isToml } from '../data-notations/toml.ts'
import { isYaml } from '../data-notations/yaml.ts'
import { isOtherJson } from '../json/is-other-json.ts'
import { isOwnJson } from '../json/read.ts'
import { isXmlOfTool } from './detect-xml.ts'
import { findLineFormat } from '../line-formats/find-line-format.ts'
import { isWebct } from '../webct/fields.ts'

/** The number of characters that are searched. Comments may precede the first question. */
const maxLooked = 10_000

const beginsLikeJson = /^\s*(?:\{\s*"[^"\n]{0,200}"\s*:|\[\s*[[{])/

/**
 * Detects formats that identify themselves: by how they begin, or by the kind of question on their first
 * line.
 */
export const detectMarked = (
  whole: string,
): 'anki' | 'json' | 'yaml' | 'toml' | 'blackboard' | 'brightspace' | 'webct' | 'text' | undefined => {
  const text = whole
    .slice(0, maxLooked)
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
  if (isXmlOfTool(text)) return undefined
  if (isAnki(text)) return 'anki'
  if (isOwnJson(text) || isOtherJson(text, whole)) return 'json'
  if (isYaml(text)) return 'yaml'
  if (isToml(text)) return 'toml'
  if (isBrightspace(text)) return 'brightspace'
  if (isWebct(text)) return 'webct'
  const [first] = text.replace(/^\s*/, '').split('\n', 1)
  if (blackboardLine.test(first ?? '')) return 'blackboard'
  // The lines of JSON without questions look like those of many lists.
  if (beginsLikeJson.test(text)) return undefined
  return findLineFormat(text) ? 'text' : undefined
}
