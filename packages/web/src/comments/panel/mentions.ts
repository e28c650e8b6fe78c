import type { CommentPerson } from '@quizwright/domain/schemas/comment.ts'

/** A part of a comment: words, or the name of a colleague. */
export type Piece = { kind: 'words' | 'name'; text: string }

const longestFirst = (people: readonly CommentPerson[]) =>
  people.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length)

/** Splits a comment at the names of colleagues, such as `@Ada Lovelace`. The longest name that fits counts. */
export const splitMentions = (text: string, people: readonly CommentPerson[]): Piece[] => {
  const names = longestFirst(people)
  const pieces: Piece[] = []
  let words = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < words) continue
    const name = names.find((one) => text.startsWith(one, at))
    if (name === undefined) continue
    if (at > words) pieces.push({ kind: 'words', text: text.slice(words, at) })
    pieces.push({ kind: 'name', text: name })
    words = at + name.length
  }
  if (words < text.length) pieces.push({ kind: 'words', text: text.slice(words) })
  return pieces
}

/** The accounts that a comment names. */
export const mentionedIn = (text: string, people: readonly CommentPerson[]): string[] => {
  const named = new Set(
    splitMentions(text, people).flatMap(({ kind, text: name }) => (kind === 'name' ? [name] : [])),
  )
  return people.filter(({ name }) => named.has(`@${name}`)).map(({ _id }) => _id)
}

/** What is typed of a name before the cursor, without its @; undefined where no name is being typed. */
export const typedName = (before: string): string | undefined =>
  /(?:^|[\s(])@([^\s@][^@\n]{0,40}|)$/.exec(before)?.[1]

const shown = 5

/** The colleagues whose name, or a word of it, begins with what is typed. */
export const suggestPeople = (typed: string, people: readonly CommentPerson[]): CommentPerson[] => {
  const search = typed.toLocaleLowerCase()
  const begins = (name: string) =>
    name
      .toLocaleLowerCase()
      .split(/\s+/)
      .some((_, index, words) => words.slice(index).join(' ').startsWith(search))
  return people.filter(({ name }) => begins(name)).slice(0, shown)
}
