/** Parts of a category path that are no subject: Moodle's top, and the course it was exported from. */
const unnamed = /^(?:top|\$(?:course|system|module|cat\d+)\$|default for .*)$/i

/** The names in a Moodle category path, as tags. A slash within a name is doubled. */
export const tagsOfCategory = (path: string): string[] =>
  path
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '' && !unnamed.test(name))
