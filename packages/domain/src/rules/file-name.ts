const longest = 80
/** Windows device names. They are reserved with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Turns the name of a quiz into a file name without characters that are special to a file system or a terminal. */
export const fileName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .slice(0, longest)
    // The cut may have left half of a surrogate pair.
    .replace(/[\s.\uD800-\uDBFF]+$/, '')
    .replace(deviceName, '$&_') || 'quiz'
