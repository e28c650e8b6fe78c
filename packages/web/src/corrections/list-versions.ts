import { listOf } from '../ui/format/list-of.ts'
import { say } from '@quizwright/domain/language/say.ts'
/** "Version 2", "Versions 2 and 3". */
export const listVersions = (versions: readonly number[]): string => {
  const listed = listOf(versions.map(String))
  return versions.length === 1
    ? say('Version {version}', { version: listed })
    : say('Versions {versions}', { versions: listed })
}
