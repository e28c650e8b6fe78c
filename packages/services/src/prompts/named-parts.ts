export type NamedPart = readonly [name: string, value: string | undefined]

/** The parts of a prompt, each under its name; what a question does not have is left out. */
export const printParts = (parts: readonly NamedPart[]): string =>
  parts
    .filter(([, value]) => value?.trim())
    .map(([name, value]) => `${name}:\n${value}`)
    .join('\n\n')
