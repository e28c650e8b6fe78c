import { pageLocale } from '@quizwright/domain/rules/locale.ts'
import { say } from '@quizwright/domain/language/say.ts'
/** "1, 2 and 3" in the language of the page. */
export const listOf = (parts: readonly string[]): string =>
  new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(parts)

/** "Version 2", "Versions 2 and 3". */
export const listVersions = (versions: readonly number[]): string => {
  const listed = listOf(versions.map(String))
  return versions.length === 1
    ? say('Version {version}', { version: listed })
    : say('Versions {versions}', { versions: listed })
}
