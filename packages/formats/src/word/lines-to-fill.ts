type Run = { text: string; isMarked: boolean | undefined; isUnderlined?: boolean }

/** A tab, or several blanks. */
const drawsLine = /^(?=.*\t|.{3})[ \t\u00a0]+$/s

/** Underlined blanks and tabs are drawn as a line on which students write. Beside underlined words they are none. */
export const withLinesToFill = <Of extends Run>(runs: readonly Of[]): (Of | Run)[] => {
  const result: (Of | Run)[] = []
  for (let at = 0; at < runs.length;) {
    let end = at
    while (runs[end]?.isUnderlined) end += 1
    const group = runs.slice(at, Math.max(end, at + 1))
    const isLine = end > at && drawsLine.test(group.map(({ text }) => text).join(''))
    if (isLine) result.push({ text: '________', isMarked: undefined })
    else for (const run of group) result.push(run)
    at += group.length
  }
  return result
}
