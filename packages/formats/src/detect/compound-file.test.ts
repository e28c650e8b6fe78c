import { expect, test } from 'vitest'
import { problemOfCompoundFile } from './compound-file.ts'

/** A compound file whose directory stands behind so many sectors. */
const compound = (names: readonly string[], sectors: number): Uint8Array => {
  const bytes = new Uint8Array((sectors + 2) * 512)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0xd0cf11e0)
  view.setUint16(30, 9, true)
  view.setUint32(48, sectors, true)
  for (const [index, name] of names.entries()) {
    const at = (sectors + 1) * 512 + index * 128
    for (const [place, letter] of [...name].entries())
      view.setUint16(at + 2 * place, letter.charCodeAt(0), true)
    view.setUint16(at + 64, 2 * name.length + 2, true)
  }
  return bytes
}

test.each([
  ['EncryptedPackage', 'This Word or Excel file has a password.'],
  ['PowerPoint Document', 'This is a presentation.'],
  ['__properties_version1.0', 'This seems to be a mail'],
  ['WordDocument', 'This is an old Word or Excel file'],
])('a file with the stream %s is told by it, wherever its directory stands', (name, begins) => {
  for (const sectors of [0, 5_000])
    expect(problemOfCompoundFile(compound(['Root Entry', name], sectors)).startsWith(begins)).toBe(true)
})

test('a container that is cut off is told as an old file', () =>
  expect(
    [40, 600].map((length) => problemOfCompoundFile(compound(['EncryptedPackage'], 9).subarray(0, length))),
  ).toEqual(
    Array(2).fill(
      'This is an old Word or Excel file (.doc, .xls). Save it as .docx or .xlsx, and upload that.',
    ),
  ))
