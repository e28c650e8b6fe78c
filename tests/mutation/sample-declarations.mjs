/**
 * A StrykerJS plugin that mutates one of MUTATION_SAMPLE top-level declarations, chosen by a hash of its
 * position in the file, so that a run takes minutes and is reproducible.
 */
const oneIn = Number(process.env.MUTATION_SAMPLE ?? 1)

/** FNV-1a, 32 bits. */
const hash = (text) => {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16777619)
  return (value ^ (value >>> 13)) >>> 0
}

const sampleDeclarations = {
  shouldIgnore: (path) => {
    if (path.parent?.type !== 'Program') return undefined
    const { start, end } = path.node
    return hash(`${start}:${end}`) % oneIn === 0 ? undefined : 'not in the sample'
  },
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'sample-declarations', value: sampleDeclarations }]
