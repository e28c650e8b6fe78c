import { defined, elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { contentLanguage } from '@quizwright/domain/schemas/language.ts'
import { translationLimits } from '@quizwright/domain/translations/limits.ts'

/** The beginning of a text in one language. The text ends where the next one begins, so that it is read once. */
const begin = String.raw`<span\s+(?=[^>]{0,300}class="multilang")(?=[^>]{0,300}lang="([\w-]+)")[^>]{0,300}>`
const nextSpan = String.raw`<span\s[^>]{0,300}class="multilang"`
const span = new RegExp(String.raw`${begin}((?:(?!${nextSpan})[^])*?)<\/span>`, 'gi')
const mark = /\{mlang\s+([\w,-]+)\}((?:(?!\{mlang\s)[^])*?)\{mlang\}/gi

const isMultilingual = (text: string): boolean => /multilang|\{mlang/i.test(text)

/** Moodle writes `pt_br` for `pt-BR`. */
const tagOf = (written: string): string => {
  const [language, ...rest] = written.split(/[_-]/)
  return [defined(language, 'language').toLowerCase(), ...rest].join('-')
}

const isSame = (written: string, language: string): boolean =>
  written.split(',').some((one) => tagOf(one).toLowerCase() === language.toLowerCase())

/** A text in one language, and where it stands. */
type Part = { written: string; words: string; start: number; end: number }

/** The texts that stand beside each other in several languages, of which a reader sees one. */
const groupsIn = (text: string): Part[][] => {
  if (!isMultilingual(text)) return []
  const parts = [span, mark]
    .flatMap((form) => [...text.matchAll(form)])
    .map(({ 0: whole, 1: written, 2: words, index }): Part => {
      return {
        written: defined(written, 'written'),
        words: defined(words, 'words'),
        start: index,
        end: index + whole.length,
      }
    })
    .sort((one, other) => one.start - other.start)
  const groups: Part[][] = []
  for (const part of parts) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    const isNext = before && text.slice(before.end, part.start).trim() === ''
    // A language that comes again begins the next group.
    if (isNext && !defined(group, 'group').some(({ written }) => written === part.written))
      defined(group, 'group').push(part)
    else groups.push([part])
  }
  return groups
}

/**
 * The languages into which the first one of a text is translated, as tags. Those that are no languages (`other`) and
 * those beyond the limit are none of them.
 */
export const languagesOfTranslations = (text: string): string[] => {
  const others = groupsIn(text).flatMap(([first, ...rest]) =>
    rest
      .flatMap(({ written }) => written.split(',').map(tagOf))
      .filter((tag) => !isSame(defined(first, 'first').written, tag)),
  )
  return [...new Set(others)]
    .filter((tag) => tag !== 'other' && contentLanguage.safeParse(tag).success)
    .slice(0, translationLimits.languages)
}

type Wanted = { language?: string | undefined; known?: readonly string[]; without?: string[] }

/**
 * Keeps one language of a multilingual text: the one asked for, else the first of each place. Reports those as lost
 * that are not `known`, because nothing reads them.
 */
export const textInLanguage = (text: string, { language, known = [], without = [] }: Wanted): string => {
  let read = ''
  let end = 0
  for (const group of groupsIn(text)) {
    const kept =
      group.find(({ written }) => language !== undefined && isSame(written, language)) ?? elementAt(group, 0)
    const lost = group.filter((part) => part !== kept && !known.some((tag) => isSame(part.written, tag)))
    without.push(...lost.map(({ written }) => `its text in the language "${written}"`))
    read += text.slice(end, elementAt(group, 0).start) + kept.words
    end = lastOf(group).end
  }
  return read + text.slice(end)
}
