/** The first release of each line with the fix of CVE-2025-59466, which let a deep recursion end the process. */
const firstSafe: Readonly<Record<number, number>> = { 22: 22, 24: 13, 25: 3 }
const newestLine = Math.max(...Object.keys(firstSafe).map(Number))

/** Whether a version of Node (`v24.13.0`) has the fixes that the servers rely on. */
export const isSafeNode = (version: string): boolean => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > newestLine || minor >= (firstSafe[major] ?? Infinity)
}

/** Ends the process with one sentence if its version of Node lacks these fixes. */
export const requireSafeNode = (serverName: string): void => {
  if (isSafeNode(process.version)) return
  process.stderr.write(
    `The ${serverName} can't start: Node ${process.version} has a known hole. ` +
      'Use 22.22, 24.13, 25.3 or newer.\n',
  )
  process.exit(1)
}
