import type { RawQuestion } from '../entry/entry.ts'

const maxTitle = 120

/** Whether what a list was read as is only its title: one short line that asks nothing. */
export const isTitleLine = ({ kind, source, isPassage }: RawQuestion): boolean =>
  kind === 'information' && !isPassage && source.trim().length <= maxTitle && !source.trim().includes('\n')

/**
 * Takes the title off a list: a title line above its first question. It is told in `notes` instead of being
 * left out, because no question is missing.
 */
export function* withoutTitle(questions: Iterable<RawQuestion>, notes: string[]): Generator<RawQuestion> {
  let title: RawQuestion | undefined
  let isFirst = true
  for (const question of questions) {
    if (isFirst && isTitleLine(question)) title = question
    else {
      if (title !== undefined) notes.push(`“${title.source.trim()}” was read as the title of the list`)
      title = undefined
      yield question
    }
    isFirst = false
  }
  if (title !== undefined) yield title
}
