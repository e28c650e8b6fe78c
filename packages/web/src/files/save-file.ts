/** Downloads a file that was made in the browser. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The click starts the download, but some browsers read the URL a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Makes names distinct, ignoring case, by a number after each repeated one. */
export const distinctNames = (names: readonly string[]): string[] => {
  const used = new Set<string>()
  return names.map((name) => {
    let distinct = name
    for (let number = 2; used.has(distinct.toLowerCase()); number++) distinct = `${name} (${number})`
    used.add(distinct.toLowerCase())
    return distinct
  })
}
