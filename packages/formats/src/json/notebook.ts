import { isObject, type JsonObject } from './json-fields.ts'

const start = /^\s*\{[^]{0,2000}?"(?:cells|nbformat|metadata)"\s*:/

const sourceOf = ({ source }: JsonObject): string =>
  Array.isArray(source) ? source.filter((line) => typeof line === 'string').join('') : String(source ?? '')

/** A cell as Markdown: code in a fence, which no line of it ends. */
const markdownOf = (cell: JsonObject): string[] => {
  const source = sourceOf(cell).trim()
  if (source === '') return []
  return [cell['cell_type'] === 'code' && !source.includes('```') ? `\`\`\`\n${source}\n\`\`\`` : source]
}

/** The cells of a Jupyter notebook as one text in Markdown; undefined for any other text. */
export const markdownOfNotebook = (text: string): string | undefined => {
  if (!start.test(text) || !text.includes('"cell_type"')) return undefined
  try {
    const notebook: unknown = JSON.parse(text)
    const cells = isObject(notebook) && 'nbformat' in notebook ? notebook['cells'] : undefined
    return Array.isArray(cells) ? cells.filter(isObject).flatMap(markdownOf).join('\n\n') : undefined
  } catch {
    return undefined
  }
}
