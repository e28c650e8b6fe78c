import { lastOf } from '../defined.ts'
import { formatNumber } from '../rules/format-number.ts'
import { directionOfLanguage } from './languages.ts'

/**
 * The texts of a language by the English one, or by context, U+0004 and text. A text that has a count is a list with
 * one form for each plural category, in the order of `pluralCategories`.
 */
export type Catalogue = Readonly<Record<string, string | readonly string[]>>

/** What a page says its texts with. `sayMissing` makes the texts of a pseudo-language. */
export type Speech = {
  language: string
  catalogue: Catalogue
  sayMissing?: (text: string) => string
  /** The patterns of messages that are made elsewhere in English (`made-messages.ts`). */
  made?: readonly string[]
  /** The English labels of fields whose name is in such a message. */
  fields?: Readonly<Record<string, string>>
}

export type Values = Readonly<Record<string, string | number>>

const english: Speech = { language: 'en', catalogue: {} }
let speech = english

/** Sets the language of all later texts of this process. */
export const speak = (next: Speech = english): void => {
  speech = next
}

/** What texts are said with now: another object each time that something else is set. */
export const currentSpeech = (): Speech => speech

/** Makes texts with another speech. `make` does not wait for anything, so that nobody else speaks in between. */
export const sayWith = <Made>(other: Speech, make: () => Made): Made => {
  const before = speech
  speech = other
  try {
    return make()
  } finally {
    speech = before
  }
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

type Plural = { rules: Intl.PluralRules; used: readonly Intl.LDMLPluralRule[] }
const plurals = new Map<string, Plural>()

const pluralOf = (language: string): Plural => {
  const known = plurals.get(language)
  if (known) return known
  const rules = new Intl.PluralRules(language)
  const { pluralCategories: all } = rules.resolvedOptions()
  const plural = { rules, used: categories.filter((category) => all.includes(category)) }
  plurals.set(language, plural)
  return plural
}

/** The plural categories of a language, in the order of the forms in its catalogues. */
export const pluralCategories = (language: string): readonly Intl.LDMLPluralRule[] => pluralOf(language).used

/**
 * In a text that runs from right to left, a value of another script must not move the words around it. A value with
 * isolates, such as a list, was said in the language of the page and runs as it: outside of them, it may have no letter
 * that tells its direction.
 */
const isolated = (value: string | number): string => {
  const text = typeof value === 'number' ? formatNumber(value) : value
  if (directionOfLanguage(speech.language) !== 'rtl') return text
  return `${text.includes('\u2068') ? '\u2067' : '\u2068'}${text}\u2069`
}

const filled = (text: string, values: Values | undefined): string =>
  values
    ? text.replaceAll(/\{(\w+)\}(\.?)/g, (placeholder, name: string, stop: string) => {
        const value = values[name]
        // A time such as "3:50 a. m." ends a sentence by its own full stop.
        return value === undefined
          ? placeholder
          : `${isolated(value)}${typeof value === 'string' && value.endsWith('.') ? '' : stop}`
      })
    : text

const find = (key: string, text: string): string => {
  const found = speech.catalogue[key]
  return typeof found === 'string' ? found : (speech.sayMissing?.(text) ?? text)
}

/**
 * Returns an English text in the language of the page, its `{names}` replaced by values. The text must be a literal,
 * because the catalogues are made of them; see CONTRIBUTING.md, "Add a text".
 */
export const say = (text: string, values?: Values): string => filled(find(text, text), values)

/** Like `say`, for an English text with another meaning elsewhere. `context` tells them apart for translators. */
export const sayAs = (context: string, text: string, values?: Values): string =>
  filled(find(`${context}\u0004${text}`, text), values)

/**
 * Says a text that depends on a count: `one` and `other` are the English forms, `{count}` is the count. Other languages
 * have a form for each of their plural categories.
 */
export const sayCount = (count: number, one: string, other: string, values?: Values): string => {
  const forms = speech.catalogue[one]
  if (typeof forms !== 'object') {
    const text = count === 1 ? one : other
    return filled(speech.sayMissing?.(text) ?? text, { count, ...values })
  }
  const { rules, used } = pluralOf(speech.language)
  return filled(forms[used.indexOf(rules.select(count))] ?? lastOf(forms), { count, ...values })
}

/** Marks texts that are said elsewhere, by `say(table[key])`, so that the catalogues have them. */
export const texts = <const Texts>(table: Texts): Texts => table

/** Makes a table whose texts are said each time they are read. */
export const saidWhenRead = <Table extends Readonly<Record<string, unknown>>>(table: Table): Table => {
  const said = { ...table } as Record<string, unknown>
  for (const [name, text] of Object.entries(table))
    if (typeof text === 'string')
      Object.defineProperty(said, name, { enumerable: true, get: () => find(text, text) })
  return said as Table
}

const number = String.raw`[\d.,]+`
/** What a value of a message looks like, where it is not any text: numbers, and the name of a file in a zip. */
const forms: Readonly<Record<string, string>> = {
  count: number,
  line: number,
  no: number,
  path: String.raw`[^:]+\.\w+`,
}

type Pattern = { text: string; form: RegExp }
const patterns = new WeakMap<readonly string[], readonly Pattern[]>()

const patternsOf = (made: readonly string[]): readonly Pattern[] => {
  const known = patterns.get(made)
  if (known) return known
  const read = made
    .filter((text) => text.includes('{'))
    .map((text): Pattern => {
      const escaped = text.replaceAll(/[\\^$.*+?()[\]|]/g, String.raw`\$&`)
      const form = escaped.replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${forms[name] ?? '.+'})`)
      return { text, form: new RegExp(`^${form}$`, 's') }
    })
  patterns.set(made, read)
  return read
}

/** Says a list of messages, which may have the sign between them in a value: the longest that is known is one. */
const sayEach = (list: string): string => {
  const pieces = list.split('; ')
  const said: string[] = []
  for (let from = 0; from < pieces.length;) {
    let to = pieces.length
    const message = (): string => pieces.slice(from, to).join('; ')
    while (to > from + 1 && sayMade(message()) === message()) to -= 1
    said.push(sayMade(message()))
    from = to
  }
  return said.join(directionOfLanguage(speech.language) === 'rtl' ? '؛ ' : '; ')
}

/** How the values of a message are said that are messages themselves, or several of them. */
const sayValue: Readonly<Record<string, (value: string) => string>> = {
  message: (value) => sayMade(value),
  part: (value) => sayMade(value),
  messages: sayEach,
  field: (value) => {
    const label = speech.fields?.[value]
    return label === undefined ? value : say(label)
  },
}

/** Whether a message has another one within. */
const hasMessage = (values: Readonly<Record<string, string>>): boolean =>
  ['message', 'part', 'messages'].some((name) => name in values)

let loadPatterns: (() => void) | undefined

/** Sets what is called when a message is said whose patterns are not there yet. It may be called many times. */
export const onMissingPatterns = (load: () => void): void => {
  loadPatterns = load
}

/** Says a message that a rule or a service made in English. Its parts named in `sayValue` are messages themselves. */
export const sayMade = (message: string): string => sayMadeOf(message, speech.made)

/** Says a message by the patterns of its kind, on a page that has no others. Of several sentences it says each. */
export const sayMadeOf = (message: string, made: readonly string[] | undefined): string => {
  if (!speech.made) loadPatterns?.()
  const whole = say(message)
  if (whole !== message || !made) return whole
  for (const { text, form } of patternsOf(made)) {
    const values = form.exec(message)?.groups
    // English has only the sentences that it words better.
    if (values && find(text, text) === text && !hasMessage(values)) return message
    if (values)
      return say(
        text,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, sayValue[name]?.(value) ?? value]),
        ),
      )
  }
  const sentences = message.split(/(?<=\.) (?=\p{Lu})/u)
  return sentences.length > 1 ? sentences.map((one) => sayMadeOf(one, made)).join(' ') : message
}
