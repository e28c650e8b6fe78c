export type PromptSection = readonly [name: string, value: string | undefined]

/** The parts of a prompt, each under its name; what a question does not have is left out. */
export const formatSections = (parts: readonly PromptSection[]): string =>
  parts
    .filter(([, value]) => value?.trim())
    .map(([name, value]) => `${name}:\n${value}`)
    .join('\n\n')
