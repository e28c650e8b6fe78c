const quoted = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`
const anyQuoted = new RegExp(quoted, 'gs')
/** What stands between the texts of a list, as Python and NumPy write it. */
const betweenTexts = /^[\s,[\]()]*$/
/** The texts of an object of columns: {'text': array(['Rome', 'Milan']), 'label': ...}. */
const textColumn = /['"]texts?['"]\s*:\s*(?:array\s*\(\s*)?\[([^\]]*)\]/s
/** A letter or a number before each text: {"A": "Rome", "B": "Milan"}. */
const entry = new RegExp(String.raw`(?:'|")?([A-Ha-h]|[1-8])(?:'|")?\s*:\s*(${quoted})`, 'gs')

/** What Java and templates print of a list, without quotation marks: "[Is, Do, Have]". A pair may be an interval. */
const bare = /^\[([^[\]"'{}]+)\]$/
const leastBare = 3

const bareTextsIn = (list: string): string[] | undefined => {
  const texts = (bare.exec(list)?.[1] ?? '').split(',').map((text) => text.trim())
  return texts.length >= leastBare && !texts.includes('') ? texts : undefined
}

const unquoted = (text: string): string => text.slice(1, -1).replace(/\\(.)/gs, '$1').trim()

const textsIn = (list: string): string[] | undefined =>
  betweenTexts.test(list.replace(anyQuoted, '')) ? (list.match(anyQuoted) ?? []).map(unquoted) : undefined

/** The texts of a list or an object in the notation of JSON, Python or Java; undefined for any other cell. */
export const readQuotedList = (cell: string): string[] | undefined => {
  const written = cell.trim()
  if (/^\[[^]*\]$/.test(written)) {
    try {
      const list: unknown = JSON.parse(written)
      return Array.isArray(list) ? list.map((part) => String(part).trim()) : undefined
    } catch {
      return textsIn(written) ?? bareTextsIn(written)
    }
  }
  if (!/^\{[^]*\}$/.test(written)) return undefined
  const column = textColumn.exec(written)?.[1]
  if (column !== undefined) return textsIn(column)
  const isWhole = /^[\s,{}]*$/.test(written.replace(entry, ''))
  return isWhole ? [...written.matchAll(entry)].map(([, , text = '']) => unquoted(text)) : undefined
}
