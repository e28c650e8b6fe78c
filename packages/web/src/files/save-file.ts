/** Gives the browser a file to keep. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun with the click, but some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A file name of a quiz: nothing that a file system or a terminal reads as more than a letter. */
export const fileName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 80) || 'quiz'

/** The names with a number behind each that is there already. */
export const distinctNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>()
  return names.map((name) => {
    let distinct = name
    for (let number = 2; taken.has(distinct.toLowerCase()); number++) distinct = `${name} (${number})`
    taken.add(distinct.toLowerCase())
    return distinct
  })
}
