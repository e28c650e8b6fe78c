import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder, makeOwnFolder, requireWritable } from './make-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quizwright-folder-'))
})
afterEach(() => {
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true })
})

test('creates the folder and those above it for their owner only, and accepts one that exists', async () => {
  const path = join(folder, 'a/b')
  await makeFolder(path, 0o700)
  await makeFolder(path, 0o700)
  expect([path, join(folder, 'a')].map((made) => statSync(made).mode & 0o777)).toEqual([0o700, 0o700])
})

test('refuses a path below a file, and a link to nothing', async () => {
  writeFileSync(join(folder, 'file'), '')
  symlinkSync(join(folder, 'none'), join(folder, 'link'))
  await expect(makeFolder(join(folder, 'file'), 0o700)).rejects.toThrow('EEXIST')
  await expect(makeFolder(join(folder, 'file/a'), 0o700)).rejects.toThrow('ENOTDIR')
  await expect(makeFolder(join(folder, 'link/a'), 0o700)).rejects.toThrow(/ENOENT|EEXIST/)
})

test('refuses a path in /proc, where no folder can be made', async () => {
  const refused = /ENOENT|EROFS|EACCES/
  await expect(makeFolder('/proc/quizwright', 0o700)).rejects.toThrow(refused)
  await expect(makeFolder('/proc/quizwright/data', 0o700)).rejects.toThrow(refused)
})

test('refuses a file in the place of a folder of the product, and says what to do', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(makeOwnFolder(file)).rejects.toThrow(
    /^The folder \S+file can't be made \(EEXIST.*\)\. Set DATA_DIR to one that this user may write to\.$/,
  )
})

// Root may write everywhere, but may not look into what has no right to be executed.
test('refuses what its user may not write, and says what to do', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '', { mode: 0o600 })
  await expect(requireWritable(file)).rejects.toThrow(
    /^The folder \S+file can't be written \(EACCES.*\)\. Set DATA_DIR to one that this user may write to\.$/,
  )
})
