export type PromptSection = readonly [heading: string, content: string | undefined]

/** Formats the sections of a prompt, each under its heading. Sections without content are left out. */
export const formatSections = (sections: readonly PromptSection[]): string =>
  sections
    .filter(([, content]) => content?.trim())
    .map(([heading, content]) => `${heading}:\n${content}`)
    .join('\n\n')
