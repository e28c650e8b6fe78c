import { withLetters } from './letters.ts'
import { type Command, commands, ofMultipleChoice } from './commands.ts'
import { groupAt } from './group.ts'
import { code, partsIn } from './parts.ts'

/** A place to fill in, with its answer. */
const fillIn = /\\fillin(?![A-Za-z])(?:\[([^\]\n]{0,300})\])?(?:\[[^\]\n]{0,300}\])?/g
const codeOrComment = new RegExp(String.raw`${code.join('|')}|(?<!\\)%[^\n]*`, 'g')

/** LaTeX without its comments, with one kind of line ends. In code a percent sign is one: printf("%d"). */
export const withoutComments = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(codeOrComment, (found) => (found.startsWith('%') ? '' : found))

/** A line as people read it; that of a program keeps its blanks. */
export type ShownLine = { text: string; isCode?: true }

/** What stands between two commands, as people read it. Formulas and programs stay as they are. */
export const shownLines = (tex: string): ShownLine[] => {
  const lines: ShownLine[] = []
  let open = ''
  const close = (): void => {
    lines.push(...open.split('\n').map((text) => ({ text: text.trim() })))
    open = ''
  }
  for (const { kind, text } of partsIn(tex)) {
    if (kind !== 'program') open += kind === 'text' ? plainText(withLetters(text)) : text
    else {
      close()
      lines.push(...text.split('\n').map((line): ShownLine => ({ text: line, isCode: true })))
    }
  }
  close()
  return lines.filter(({ text }) => text.trim() !== '')
}

export const shownText = (tex: string): string =>
  shownLines(tex)
    .map(({ text }) => text)
    .join('\n')

/** The answers to what is filled in. */
export const answersIn = (tex: string): string[] =>
  [...tex.matchAll(fillIn)].flatMap(([, answer]) => (answer === undefined ? [] : [shownText(answer)]))

const plainText = (tex: string): string =>
  withoutCommands(tex.replace(fillIn, ' ____ ').replace(/\\\\\*?(?:\[[^\]\n]*\])?/g, '\n'))
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll(/(?<!\\)~/g, ' ')
    .replaceAll(/\\([%&#_{}])/g, '$1')

/** The beginning of a command, a bare brace, or the tag of an environment that formulas and code have not. */
const sign = /\\([A-Za-z@]+)\*?|\\([ ,;:!/@-])|[{}]/g
const spaces: Readonly<Record<string, string>> = { '-': '', '/': '', '@': '', '!': '' }

const withoutCommands = (tex: string): string => {
  let result = ''
  let at = 0
  for (let found = findSign(tex, 0); found; found = findSign(tex, at)) {
    const [written, name, space] = found
    result += tex.slice(at, found.index)
    at = found.index + written.length
    if (name === undefined) result += space === undefined ? '' : (spaces[space] ?? ' ')
    else {
      const read =
        name === 'begin' || name === 'end'
          ? tag(tex, at)
          : name === 'item'
            ? item(tex, at)
            : seen(tex, at, name)
      // Unknown commands stay with what belongs to them, so that whoever imports sees them.
      const end = read?.end ?? endOfArguments(tex, at)
      result += read?.shown ?? written + tex.slice(at, end)
      at = end
    }
  }
  return result + tex.slice(at)
}

/** What is seen of a command, and where the text behind it begins. */
type Seen = { shown: string; end: number }

const seen = (tex: string, from: number, name: string): Seen | undefined => {
  const command = commands.get(name) ?? (name.startsWith('AMC') ? ofMultipleChoice : undefined)
  if (!command) return undefined
  const { end, read } = readArguments(tex, from, command)
  const inside = (command.shows ?? []).map((place) => withoutCommands(read[place] ?? '')).join(' ')
  return { shown: `${command.before ?? ''}${inside}${command.behind ?? ''}`, end }
}

/** A label of the author's own stands before the text of an item. */
const item = (tex: string, from: number): Seen => {
  const label = groupAt(tex, from, '[]')
  const end = label?.end ?? from
  const blank = /[ \t\n]/.test(tex[end] ?? '') ? '' : ' '
  return { shown: `\n${label ? withoutCommands(label.inside) : '•'}${blank}`, end }
}

/** How wide, in how many columns, in which style. */
const setting =
  /^(?:\d{1,3}|[lcr|]{1,12}|-?[\d.]{1,6}(?:cm|mm|pt|em|in|ex)|[\d.]{0,6}\\[a-z]{4,12}|[A-Za-z]\w{0,9})$/

/** \begin{multicols}{2}: the tags of an environment begin a line. */
const tag = (tex: string, from: number): Seen => {
  let end = endOfSettings(tex, groupAt(tex, from)?.end ?? from)
  for (
    let group = groupAt(tex, end);
    tex[end] === '{' && group && setting.test(group.inside);
    group = groupAt(tex, end)
  )
    end = endOfSettings(tex, group.end)
  return { shown: '\n', end }
}

const findSign = (tex: string, from: number): RegExpExecArray | undefined => {
  sign.lastIndex = from
  for (let found = sign.exec(tex); found; found = sign.exec(tex))
    if (found[0].length > 1 || tex[found.index - 1] !== '\\') return found
  return undefined
}

const readArguments = (tex: string, from: number, { takes }: Command): { end: number; read: string[] } => {
  let at = endOfSettings(tex, from)
  const read: string[] = []
  for (let group = groupAt(tex, at); read.length < takes && group; group = groupAt(tex, at)) {
    read.push(group.inside)
    at = endOfSettings(tex, group.end)
  }
  // A blank behind a command without arguments ends its name.
  return { end: takes === 0 && /[ \t]/.test(tex[at] ?? '') ? at + 1 : at, read }
}

/** Behind settings in brackets, which stand next to a command. */
const endOfSettings = (tex: string, from: number): number => {
  let at = from
  while (tex[at] === '[') {
    const group = groupAt(tex, at, '[]')
    if (!group) return at
    at = group.end
  }
  return at
}
const endOfArguments = (tex: string, from: number): number => {
  let at = endOfSettings(tex, from)
  while (tex[at] === '{') {
    const group = groupAt(tex, at)
    if (!group) return at
    at = endOfSettings(tex, group.end)
  }
  return at
}
