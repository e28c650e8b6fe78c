import { expect, test } from 'vitest'
import { zipOf } from '../testing/sample-files.ts'
import { openZip } from '../zip/open-zip.ts'
import { readArchive } from './read-archive.ts'
import { createSharedReader } from './shared-parts.ts'

const manifest = '<manifest><resources/></manifest>'

/** Reads a zip to its end, and counts how often each of its files is read. */
const readCounted = (files: Record<string, string>) => {
  const zip = openZip(zipOf(files))
  if ('problem' in zip) throw new Error(zip.problem)
  const reads: Record<string, number> = {}
  const read = (name: string) => {
    reads[name] = (reads[name] ?? 0) + 1
    return zip.read(name)
  }
  const questions = [...readArchive({ ...zip, read }).questions]
  return { reads, questions }
}

test('given sections that refer to themselves and to each other very often, then each is read once', () => {
  const references = (name: string) => `<assessmentSectionRef identifier="r" href="${name}"/>`.repeat(2_000)
  const section = `<assessmentSection title="S">${references('a.xml')}${references('b.xml')}</assessmentSection>`
  const test = `<assessmentTest><testPart>${references('a.xml')}</testPart></assessmentTest>`
  const files = { 'imsmanifest.xml': manifest, 'test.xml': test, 'a.xml': section, 'b.xml': section }
  const { reads } = readCounted(files)
  // Once to find out what the file is, once for its references, and once as a file of the package.
  expect(Math.max(...Object.values(reads))).toBeLessThanOrEqual(3)
})

test('given a text to which many items refer, then it is parsed once', () => {
  let reads = 0
  const shared = createSharedReader(() => {
    reads++
    return '<stimulus><body/></stimulus>'
  })
  for (let turn = 0; turn < 50; turn++) expect(shared('a')?.name).toBe('stimulus')
  expect(reads).toBe(1)
})

test('given more text than is read for one package, then reading ends', () => {
  let chars = 0
  const text = `<a>${'x'.repeat(100)}</a>`
  const shared = createSharedReader(
    () => {
      chars += text.length
      return text
    },
    { keptChars: 150, parsedChars: 1_000 },
  )
  for (let turn = 0; turn < 1_000; turn++) shared(`part ${turn % 7}`)
  expect(chars).toBeLessThan(1_200)
  expect(shared('part 0')).toBeUndefined()
})
