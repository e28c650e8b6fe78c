import { elementAt } from '@quizwright/domain/defined.ts'

const longest = 72

/** Rejects past tense, gerund and third person: "Added", "Adding", "Adds". */
const isImperative = (word: string): boolean =>
  !/(?:ed|ing)$/.test(word) || /^(?:Embed|Feed|Need|Proceed|Seed|Shed|Speed|Bring|Ring|String)$/.test(word)
const isThirdPerson = (word: string): boolean =>
  /[^s]s$/.test(word) && !/^(?:Focus|Canvas|Alias|Bias)$/.test(word)

/**
 * The errors in the first lines of a commit message, one sentence each. Git's own merges and reverts are
 * accepted.
 */
export const findSubjectErrors = (message: string): string[] => {
  const [subject = '', second = ''] = message.split('\n').filter((line) => !line.startsWith('#'))
  if (/^(?:Merge|Revert|fixup!|squash!) /.test(subject)) return []
  const firstWord = elementAt(subject.split(' '), 0)
  const errors: string[] = []
  if (subject.length > longest)
    errors.push(`The subject has ${subject.length} characters; ${longest} are allowed.`)
  if (!/^[A-Z]/.test(subject)) errors.push('The subject begins with a capital letter.')
  if (subject.endsWith('.')) errors.push('The subject ends without a full stop.')
  if (!isImperative(firstWord) || isThirdPerson(firstWord)) {
    errors.push(`The subject begins with a command, as in "Add a test"; "${firstWord}" is none.`)
  }
  if (second !== '') errors.push('An empty line stands between the subject and the reason.')
  return errors
}
