import { readAsAuthor } from './read-as-author.ts'

/** What an author sees of a file, a line for each question and each sentence about one. */
export const seenLines = async (name: string, content: string): Promise<string[]> => {
  const { taken, leftOut, hints, problem } = await readAsAuthor(Buffer.from(content), name)
  const told = hints.filter((hint) => /^error|Taken without|not taken|sign of the program/.test(hint))
  return [
    ...taken,
    ...leftOut.map((reason) => `- ${reason}`),
    ...told.map((hint) => `! ${hint.split('#').slice(1, -1).join('#')}`),
    ...(problem === undefined ? [] : [problem]),
  ]
}
